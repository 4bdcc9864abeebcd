import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api';
import { serveReactAdmin } from './reactAdmin';
import { replay } from './replay';

export interface Addresses {
  port: number;
  databaseUrl?: string;
  /** Where our app goes after the login. */
  path?: string;
  /** The page of react-admin that is compared, if not its `index.html`. */
  rivalPage?: string;
  /** Prepares our server before its answers are stored. */
  prepare?: (origin: string) => Promise<void>;
}

/** Our app and react-admin's, each answered from memory, so that only the browser's work is compared. */
export async function startTwoSites({ port, databaseUrl, path = '/events', rivalPage, prepare }: Addresses) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-sites-'));
  const api = await startApi({ port, dataFolder, ...(databaseUrl && { databaseUrl }) });
  await prepare?.(api.origin);
  const ours = await replay(api.origin);
  const theirs = await serveReactAdmin(rivalPage);
  return {
    callboard: {
      login: `http://showquest.localhost:${ours.port}/login?redirect=${encodeURIComponent(path)}`,
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

export type TwoSites = Awaited<ReturnType<typeof startTwoSites>>;

/** One of the two. */
export type SiteName = 'callboard' | 'reactAdmin';

export const siteNames = ['callboard', 'reactAdmin'] as const satisfies readonly SiteName[];
