/**
 * How long a test waits for something, in milliseconds. It only ends what would never end: a busy machine is no reason to fail.
 * HANGAR_PATIENCE lowers it while writing tests.
 */
export const PATIENCE = Number(process.env.HANGAR_PATIENCE) || 120_000;
