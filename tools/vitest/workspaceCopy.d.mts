/** Copies the workspace, with links to the real packages, into a new temporary folder, and returns that. */
export function workspaceCopy(): string;
