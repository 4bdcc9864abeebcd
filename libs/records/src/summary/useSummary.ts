import { isHashcode } from '@callboard/api-contract';
import { usePageQuery } from '../hooks/usePageQuery';

/** Which record is summed up beside the list; it stands in the address as `?summary={hashcode}` (clause 2.49). */
export interface Summary {
  hashcode: string | undefined;
  /** Opens it as a step that Back takes again; while it is open another record takes its place. */
  show: (hashcode: string) => void;
  close: () => void;
}

const key = 'summary';

/** The summary of the address. */
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
