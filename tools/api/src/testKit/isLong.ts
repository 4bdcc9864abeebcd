/** Whether this is the long run, with full counts: floods, kill tests, large files. */
export const isLong = process.env['CALLBOARD_LONG'] === '1';
