import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Builds of one app, and the folder from which a server of the test's own serves one of them. */
export interface AppBuilds {
  /** The value of CALLBOARD_APPS. */
  folder: string;
  /** Builds the app with this number. */
  build: (number: string) => Promise<void>;
  /** Replaces the served build, as a deploy does: files of the one before are gone. */
  deploy: (number: string) => Promise<void>;
  remove: () => Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const app = join(root, 'apps/showquest');
const vite = join(root, 'node_modules/vite/bin/vite.js');

export async function appBuilds(): Promise<AppBuilds> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-builds-'));
  const served = join(folder, 'showquest/dist');
  return {
    folder,
    async build(number) {
      const env = { ...process.env, NODE_ENV: 'production', VITE_BUILD: number };
      await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', join(folder, number)], {
        cwd: app,
        env,
      });
    },
    async deploy(number) {
      await rm(served, { recursive: true, force: true });
      await cp(join(folder, number), served, { recursive: true });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
