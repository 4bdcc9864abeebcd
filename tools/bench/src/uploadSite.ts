import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiSession, startApi } from './api';

/** A server, and an event of it whose files a user can change. */
export interface UploadSite {
  /** Where the API's calls go, with an end for their paths. */
  api: (path: string) => string;
  /** Where browsers find the app. */
  app: string;
  headers: Readonly<Record<string, string>>;
  token: string;
  event: string;
  /** The event as files name it. */
  parent: string;
  /** The bytes of the event's files, which are removed with it: each measure begins on the same empty disk. */
  takeAway: () => Promise<number>;
  stop: () => Promise<void>;
}

interface Listed<Row> {
  results: readonly Row[];
}

export async function startUploadSite(port: number): Promise<UploadSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-uploads-'));
  const { origin, running } = await startApi({ port, dataFolder });
  const headers = await apiSession(origin, 'showquest', 'staff');
  const api = (path: string) => `${origin}/api/v21/system/${path}`;
  const [event] = await list<{ hashcode: string }>('callboard/events?page_size=1');
  if (!event) throw new Error('The season has no event.');
  const parent = `callboard.Event.${event.hashcode}`;

  async function list<Row>(path: string): Promise<readonly Row[]> {
    const answer = await fetch(api(path), { headers });
    const { results }: Listed<Row> = await answer.json();
    return results;
  }

  return {
    api,
    app: `http://showquest.localhost:${port}`,
    headers,
    token: headers['Authorization']?.replace('Token ', '') ?? '',
    event: event.hashcode,
    parent,
    async takeAway() {
      const files = await list<{ hashcode: string; size: number }>(
        `attachments?parent=${parent}&page_size=200`,
      );
      for (const { hashcode } of files)
        await fetch(api(`attachments/${hashcode}`), { method: 'DELETE', headers });
      return files.reduce((sum, { size }) => sum + size, 0);
    },
    async stop() {
      await running.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
