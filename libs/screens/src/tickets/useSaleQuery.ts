import { readSale } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import { useCallback, useEffect, useState } from 'react';

type Names = Parameters<typeof readSale>[0];
type Data<Q extends Names> = Extract<Awaited<ReturnType<typeof readSale<Q>>>, { ok: true }>['data'];

export interface SaleQuery<T> {
  data: T | undefined;
  problem: Problem | undefined;
  refresh: () => void;
}

/**
 * Reads a query of the shop.
 *
 * @param input As JSON, so that an equal input is not read twice; null reads nothing.
 * @param everySeconds Reads again so often while the page is visible.
 */
export function useSaleQuery<Q extends Names>(
  name: Q,
  input: string | null,
  everySeconds?: number,
): SaleQuery<Data<Q>> {
  const [state, setState] = useState<{ data?: Data<Q>; problem?: Problem }>({});
  const [count, setCount] = useState(0);
  // Synchronises with the API.
  useEffect(() => {
    if (input === null) return;
    let isCurrent = true;
    // The caller has made the text of the input of this query.
    void readSale(name, JSON.parse(input) as Parameters<typeof readSale<Q>>[1]).then((outcome) => {
      if (!isCurrent) return;
      setState(({ data }) =>
        outcome.ok ? { data: outcome.data } : { ...(data && { data }), problem: outcome.problem },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [name, input, count]);
  // Synchronises with the clock and the visibility of the page.
  useEffect(() => {
    if (everySeconds === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCount((value) => value + 1);
    }, everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  const refresh = useCallback(() => setCount((value) => value + 1), []);
  return { data: state.data, problem: state.data ? undefined : state.problem, refresh };
}
