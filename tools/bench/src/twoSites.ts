import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api';
import { serveReactAdmin } from './reactAdmin';
import { replay } from './replay';

/** Our app and react-admin's, each answered from memory, so that only the browser's work is compared. */
export async function startTwoSites(options: { port: number }) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-sites-'));
  const api = await startApi({ port: options.port, dataFolder });
  const ours = await replay(api.origin);
  const theirs = await serveReactAdmin();
  return {
    callboard: {
      login: `http://showquest.localhost:${ours.port}/login?redirect=%2Fevents`,
      user: 'staff@showquest.test',
      password: 'Callboard1',
    },
    reactAdmin: { login: `http://localhost:${theirs.port}/#/login`, user: 'staff', password: 'Callboard1' },
    stop: async () => {
      await Promise.all([ours.stop(), theirs.stop()]);
      await api.running.stop();
    },
  };
}

/** One of the two. */
export type SiteName = 'callboard' | 'reactAdmin';

export const siteNames = ['callboard', 'reactAdmin'] as const satisfies readonly SiteName[];
