import { readdirSync } from 'node:fs';
import { workspaceRoot } from './workspaceRoot.js';

/** The codes that can stand in a condition only inside a tenant's own app, in seeds, tests and stories: one for each app. */
export const tenantCodes = readdirSync(`${workspaceRoot}apps`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
