import { isHashcode } from '@callboard/api-contract/text';
import { usePageQuery } from '../hooks/usePageQuery';

/** The record whose summary is open next to the list, stored in the URL as `?summary={hashcode}` (clause 2.49). */
export interface Summary {
  hashcode: string | undefined;
  /** Opens a summary as a history entry; while one is open, another record replaces the entry. */
  show: (hashcode: string) => void;
  close: () => void;
}

const key = 'summary';

/** Reads the summary from the URL. */
export function useSummary(): Summary {
  const [params, setParams] = usePageQuery();
  const named = params.get(key);
  const hashcode = named !== null && isHashcode(named) ? named : undefined;
  return {
    hashcode,
    show: (next) => {
      if (next === hashcode) return;
      setParams(withSummary(params, next), { replace: hashcode !== undefined });
    },
    close: () => setParams(withSummary(params, undefined), { replace: true }),
  };
}

function withSummary(params: URLSearchParams, hashcode: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (hashcode === undefined) next.delete(key);
  else next.set(key, hashcode);
  return next;
}
