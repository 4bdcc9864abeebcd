/** True in the long run, which leaves nothing out: floods, kill tests, large files, every member of a family. */
export const isLong = process.env['CALLBOARD_LONG'] === '1';
