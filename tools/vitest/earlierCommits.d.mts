/** Base of comparison for a working copy: the commit where its branch left the main branch, or else the last two. */
export function earlierCommits(root: string): { commits: string[]; missing?: string };

/** Output of git, or nothing where it refuses. */
export function git(root: string, ...parameters: string[]): string | undefined;
