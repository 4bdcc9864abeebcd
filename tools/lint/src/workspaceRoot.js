import { fileURLToPath } from 'node:url';

/** The folder that holds the whole repository. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));
