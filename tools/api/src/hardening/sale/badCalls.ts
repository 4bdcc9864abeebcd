import { apiPrefix, problemText } from '@callboard/api-contract';
import { expect } from 'vitest';
import type { TestApi } from '../../testKit/startTestApi';

/** Sends what no shop sends to the calls of the sale, counts it, and counts what is stored. */
export function createBadCalls(api: TestApi) {
  let sent = 0;

  const post = (path: string, payload: object | string, remoteAddress: string) =>
    api.app.inject({
      method: 'POST',
      url: `${apiPrefix()}sale/${path}`,
      payload,
      headers: { domain: 'showquest', 'content-type': 'application/json' },
      remoteAddress,
    });

  return {
    sent: () => sent,
    /** Counts what a test sent by itself. */
    count(more = 1) {
      sent += more;
    },

    /** Refused below 500, with a sentence that gives nothing of the server away. */
    async refused(path: string, input: object | string, from = '10.9.9.9'): Promise<number> {
      sent += 1;
      const answer = await post(path, input, from);
      const exchange = `${path} ${JSON.stringify(input).slice(0, 200)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
      expect(answer.statusCode, exchange).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, exchange).toBeLessThan(500);
      expect(problemText(answer.json()), exchange).not.toBe('');
      expect(answer.body, exchange).not.toMatch(/\bat .+\.ts:|SELECT |syntax error|\bpg_|stack/);
      return answer.statusCode;
    },

    async accepted<T>(path: string, input: object, from = '10.9.8.1'): Promise<T> {
      const answer = await post(path, input, from);
      expect([path, answer.statusCode, answer.body.slice(0, 200)]).toEqual([path, 200, expect.anything()]);
      // The contract of the envelope.
      return answer.json().data as T;
    },

    /** How many rows there are of what the sale stores. */
    async stored(): Promise<unknown> {
      const tables = [
        'seat_holds',
        'seat_claims',
        'orders',
        'tickets',
        'payments',
        'floor_plans',
        'order_links',
        'sale_queues',
        'queue_places',
      ];
      const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS "${table}"`);
      return api.asOwner(`SELECT ${counts.join(', ')}`);
    },
  };
}

export type BadCalls = ReturnType<typeof createBadCalls>;
