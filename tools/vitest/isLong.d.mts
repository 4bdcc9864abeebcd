/** True in the long run, which leaves nothing out: floods, kill tests, large files, every member of a family. */
export const isLong: boolean;
