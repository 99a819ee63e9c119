/**
 * How long a test waits for something, in milliseconds. It is long, so that a busy machine does not fail tests.
 * HANGAR_PATIENCE lowers it while writing tests.
 */
export const PATIENCE = Number(process.env.HANGAR_PATIENCE) || 120_000;
