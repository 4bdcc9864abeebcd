import type { Outcome } from '@callboard/api-client/collections';
import { limits, type BulkResult } from '@callboard/api-contract';
import { useRef, useState } from 'react';

/** The combined result of all requests of a bulk action. */
export interface BulkOutcome {
  done: number;
  /** The records that were refused, or not sent. */
  left: ReadonlySet<string>;
  /** Of the refused ones: why. */
  refusals: ReadonlyMap<string, string>;
  /** One per request, in order. */
  changeSets: readonly string[];
}

/** The progress of a bulk action. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * Runs work on any number of records, in batches of the size that the contract allows, one request after the other, until all are done,
 * one fails, or the user stops it.
 */
export function useBulkWork() {
  const [progress, setProgress] = useState<Progress>();
  const stopped = useRef(false);

  async function run(
    hashcodes: readonly string[],
    send: (batch: readonly string[]) => Promise<Outcome<BulkResult[]>>,
  ): Promise<BulkOutcome> {
    const left = new Set(hashcodes);
    const changeSets: string[] = [];
    const refusals = new Map<string, string>();
    stopped.current = false;
    for (let start = 0; start < hashcodes.length && !stopped.current; start += limits.maxBulk) {
      setProgress({ done: start, total: hashcodes.length });
      const outcome = await send(hashcodes.slice(start, start + limits.maxBulk));
      if (!outcome.ok) break;
      const succeeded = outcome.data.filter(({ success }) => success);
      for (const { hashcode } of succeeded) left.delete(hashcode);
      for (const { hashcode, success, error } of outcome.data) {
        if (!success) refusals.set(hashcode, error ?? '');
      }
      if (succeeded.length > 0 && outcome.changeSet !== null) changeSets.push(outcome.changeSet);
    }
    setProgress(undefined);
    return { done: hashcodes.length - left.size, left, refusals, changeSets };
  }

  return { run, progress, stop: () => (stopped.current = true) };
}
