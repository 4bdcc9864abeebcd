import type { QueuePlace } from '@callboard/api-contract/booking';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createSaleKit } from '../../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../../testKit/startTestApi';

export interface Joined {
  place: QueuePlace;
  token: string;
}

/** Data of an answer, of which a test knows more than the types. */
export const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

/** Performances whose buyers queue, and what buyers and staff do there. */
export async function createQueueKit(api: TestApi, staff: TestClient) {
  const kit = await createSaleKit(api, staff);
  let networks = 0;

  const post = (
    path: string,
    payload: object,
    remoteAddress = '10.0.0.1',
    domain = 'showquest',
  ): Promise<LightMyRequestResponse> =>
    api.app.inject({
      method: 'POST',
      url: `/api/v21/system/sale/${path}`,
      payload,
      headers: { domain },
      remoteAddress,
    });

  /** Each buyer comes from a network of their own, unless it is given. */
  async function join(performance: string, network?: string): Promise<Joined> {
    networks += 1;
    const own = `10.1.${networks >> 8}.${networks & 255}`;
    const answer = await post('queue', { performance }, network ?? own);
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
    return dataOf<Joined>(answer.json());
  }

  async function read(performance: string, { token }: Pick<Joined, 'token'>): Promise<QueuePlace> {
    const answer = await post('queue/read', { performance, token });
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
    return dataOf<{ place: QueuePlace }>(answer.json()).place;
  }

  /** State of each place after all of them have called: a position, or what it is instead. */
  async function readAll(performance: string, joined: readonly Joined[]) {
    const places: (string | number)[] = [];
    for (const each of joined) {
      const place = await read(performance, each);
      places.push(place.status === 'waiting' ? place.position : place.status);
    }
    return places;
  }

  async function setQueue(performance: string, queue_size: number | null, is_lifted = false) {
    return staff.call('POST', 'callboard/performances/actions', {
      action: 'set_sale_queue',
      target: performance,
      data: { queue_size, is_lifted },
    });
  }

  /** A performance on sale whose buyers queue. `opensIn`: a time of the database. */
  async function queued(size: number, opensIn = '-1 minute'): Promise<string> {
    const performance = await kit.onSale({ seats: 10, allowsSingles: true });
    expect((await setQueue(performance, size)).status).toBe(200);
    await opens(performance, opensIn);
    return performance;
  }

  const opens = (performance: string, after: string) =>
    api.asOwner(`UPDATE seat_maps SET sale_opens = clock_timestamp() + $2::interval WHERE performance = $1`, [
      performance,
      after,
    ]);

  /** Lets the time of those who are let in run out. */
  const endTurns = (performance: string) =>
    api.asOwner(
      `UPDATE queue_places SET until = clock_timestamp() - interval '1 second' WHERE performance = $1 AND status = 'admitted'`,
      [performance],
    );

  /** So many seconds later, by the clock of the queue. */
  const later = (performance: string, seconds: number) =>
    api.asOwner(
      `UPDATE queue_places SET seen_at = seen_at - $2 * interval '1 second', admitted_at = admitted_at - $2 * interval '1 second',
        until = until - $2 * interval '1 second' WHERE performance = $1`,
      [performance, seconds],
    );

  const numbersOf = (performance: string) =>
    api.asOwner<{ number: number; arrival: number }>(
      'SELECT number, arrival::int AS arrival FROM queue_places WHERE performance = $1 ORDER BY number',
      [performance],
    );

  const insideOf = async (performance: string) => {
    const [row] = await api.asOwner<{ inside: number }>(
      `SELECT count(*)::int AS inside FROM queue_places WHERE performance = $1 AND status = 'admitted'`,
      [performance],
    );
    return row?.inside;
  };

  const hold = (performance: string, seats: readonly string[], queue?: string) =>
    post('hold', { performance, seats, ...(queue !== undefined && { queue }) });

  return {
    ...kit,
    post,
    join,
    read,
    readAll,
    setQueue,
    queued,
    opens,
    later,
    endTurns,
    numbersOf,
    insideOf,
    hold,
  };
}

export type QueueKit = Awaited<ReturnType<typeof createQueueKit>>;
