import { existsSync, readdirSync } from 'node:fs';
import { inWorkspace } from './workspace.mjs';

const defaultApp = 'showquest';

/** The tenants that have an app. */
export function appNames() {
  return readdirSync(inWorkspace('apps')).filter((name) =>
    existsSync(inWorkspace('apps', name, 'package.json')),
  );
}

/**
 * Which app a request is for: the first label of its host, else the default.
 *
 * @param {string | undefined} host
 * @param {string[]} names
 */
export function appOfHost(host, names) {
  const label = (host ?? '').split('.')[0]?.toLowerCase() ?? '';
  return names.includes(label) ? label : defaultApp;
}
