/**
 * How long a test waits for something, in milliseconds. It is there to end what would never end: a machine that is busy with
 * other things, or stood still for a while, is no reason to fail.
 */
export const PATIENCE = 120_000;
