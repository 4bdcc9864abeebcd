import { isObject } from '@callboard/api-contract';
import { isRecord, type WireRecord } from './context';
import type { Answer, Api } from './createApi';
import type { Scope } from './createRecorder';

/** The records that were made, to be deleted. */
export function createLedger(api: Api) {
  let entries: { path: string; hashcode: string }[] = [];

  return {
    /** Enters the record that a create answered, in any envelope; null where it answered none. */
    enter(path: string, { status, body }: Answer): WireRecord | null {
      if (status < 200 || status >= 300) return null;
      const data = isObject(body) && isObject(body['data']) ? body['data'] : body;
      if (!isRecord(data)) return null;
      if (!entries.some(({ hashcode }) => hashcode === data.hashcode))
        entries.push({ path, hashcode: data.hashcode });
      return data;
    },
    /** Hashcodes of one collection that are still there. */
    at: (path: string): string[] =>
      entries.filter((entry) => entry.path === path).map(({ hashcode }) => hashcode),
    forget(hashcodes: readonly string[]): void {
      entries = entries.filter(({ hashcode }) => !hashcodes.includes(hashcode));
    },
    /** Deletes what is left, the last first: others can need it. */
    async clear(scope: Scope): Promise<void> {
      for (const { path, hashcode } of entries.toReversed()) {
        const answer = await api.call('DELETE', `${path}/${hashcode}`);
        const isGone = (answer.status >= 200 && answer.status < 300) || answer.status === 404;
        scope.verify('cleanup', isGone, answer, 'the record deleted');
      }
      entries = [];
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
