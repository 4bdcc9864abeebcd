import { apiPrefix } from '@callboard/api-contract';
import type { Hold, SaleOrder } from '@callboard/api-contract/booking';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** An answer of the shop; `status` 0 where none came. */
export interface ShopAnswer {
  status: number;
  /** Data that a test reads, as the contract declares it. */
  data: { hold: Hold; order: SaleOrder; token: string };
  text: string;
}

export interface CallOptions {
  key?: string;
  signal?: AbortSignal;
}

/** How a buyer calls the shop. */
export type Shop = (path: string, input: object, options?: CallOptions) => Promise<ShopAnswer>;

/** Counts what the shop answered, by status. */
export type Answers = Map<number, number>;

export const noAnswer: ShopAnswer = { status: 0, data: {} as ShopAnswer['data'], text: '' };

/** The shop over HTTP, for a buyer with an address of their own. `origins`: each call goes to the next one. */
export function shopOf(origins: readonly string[], buyer: number, answers: Answers = new Map()): Shop {
  let calls = buyer;
  const address = `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;
  return async (path, input, { key, signal } = {}) => {
    calls += 1;
    const origin = origins[calls % origins.length] ?? '';
    try {
      const response = await fetch(`${origin}${apiPrefix()}sale/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Domain: 'showquest',
          'X-Forwarded-For': address,
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        body: JSON.stringify(input),
        signal: signal ?? null,
      });
      const text = await response.text();
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
      return { status: response.status, data: JSON.parse(text).data, text };
    } catch {
      answers.set(0, (answers.get(0) ?? 0) + 1);
      return noAnswer;
    }
  };
}

/** The same shop for a buyer who tries again, under the same key, while the server is busy. */
export function patient(shop: Shop): Shop {
  return async (path, input, options = {}) => {
    const { key = randomUUID() } = options;
    for (let tries = 1; ; tries += 1) {
      const answer = await shop(path, input, { ...options, key });
      if (answer.status !== 503 || tries === 20) return answer;
      await pause(100);
    }
  };
}

/** How many answers were errors of the server: a busy server is none. */
export function serverErrorsIn(answers: Answers): number {
  return [...answers].reduce(
    (sum, [status, count]) => (status >= 500 && status !== 503 ? sum + count : sum),
    0,
  );
}
