import { dirname, join } from 'node:path';

/** The folder with `apps/` and `tools/`, seen from `tools/api/src` as well as from `tools/api/dist`. */
export function workspaceRoot(): string {
  return join(dirname(import.meta.dirname), '..', '..');
}
