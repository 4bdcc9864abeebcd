import type { TenantCode } from '@callboard/api-contract';
import { saleLimits, type QueuePlace } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { queueMinutes, queuePollSeconds } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { TenantDatabase, Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { createToken, hashToken, tenantOfToken } from '../../../engine/sessions/tokens';
import { releaseHoldsOf } from './admission';
import { advanceQueue, canAdvance } from './advanceQueue';
import { isQueued, readQueueRow, saleOfQueue, type QueueReading } from './queueRows';

interface Place {
  performance: string;
  token: string;
}

const hashcodeRow = v.object({ hashcode: v.string() });

/**
 * Takes a place in the queue of a performance.
 *
 * @returns its token; null where buyers do not queue
 * @throws ApiProblem 409 where there is nothing to wait for, and 429 where one network has too many places
 */
export async function joinQueue(
  transaction: Transaction,
  tenant: TenantCode,
  performance: string,
  { network, isUnlimited = false }: { network: string; isUnlimited?: boolean },
): Promise<string | null> {
  const queue = await readQueueRow(transaction, tenant, performance);
  if (!queue?.is_announced) throw notFound();
  if (!isQueued(queue)) return null;
  const { state, secondsToOpening } = saleOfQueue(queue);
  if (state === 'closed') throw refusedAction(sentences.notOnSale(), {}, 409);
  const isTooEarly = secondsToOpening === null || secondsToOpening > saleLimits.queueLobbyMinutes * 60;
  if (state === 'coming' && isTooEarly) throw refusedAction(sentences.queueNotOpenYet(), {}, 409);
  const token = createToken(tenant);
  await transaction.query({
    name: 'make-queue',
    text: 'INSERT INTO sale_queues (tenant, performance) VALUES ($1, $2::uuid) ON CONFLICT DO NOTHING',
    values: [tenant, performance],
  });
  // Of several places of one network at the same time each counts those before it.
  await transaction.query({
    name: 'lock-queue-network',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 92))',
    values: [`${tenant} ${performance} ${network}`],
  });
  const made = await transaction.rows(hashcodeRow, {
    name: 'make-queue-place',
    text: `INSERT INTO queue_places (tenant, performance, digest, network, is_early)
      SELECT $1, $2::uuid, $3, $4, $5 WHERE $6 OR (SELECT count(*) FROM queue_places
        WHERE tenant = $1 AND performance = $2::uuid AND network = $4 AND status IN ('waiting', 'admitted')) < ${saleLimits.queuePlacesOfNetwork}
      RETURNING hashcode`,
    values: [tenant, performance, hashToken(token), network, state === 'coming', isUnlimited],
  });
  if (made.length === 0)
    throw refusedAction(sentences.queuePlacesTooMany(), {}, 429, { 'retry-after': '60' });
  return token;
}

/**
 * Where a place is now. It is in one statement, unless there is something to be had by moving the queue on.
 *
 * @throws ApiProblem 404 where the token is of no place in this queue
 */
export async function readPlace(
  database: TenantDatabase,
  tenant: TenantCode,
  { performance, token }: Place,
): Promise<QueuePlace> {
  const digest = tenantOfToken(token) === tenant ? hashToken(token) : null;
  const reading = await readQueueRow(database, tenant, performance, digest);
  if (!reading?.is_announced) throw notFound();
  if (!canAdvance(reading) || !(await advanceQueue(database, tenant, performance)))
    return presentPlace(reading);
  return presentPlace((await readQueueRow(database, tenant, performance, digest)) ?? reading);
}

/** A place as its buyer sees it. */
function presentPlace(reading: QueueReading): QueuePlace {
  if (!isQueued(reading)) return { status: 'open' };
  const { place, queue_size: size, last_called: called } = reading;
  if (!place) throw refusedAction(sentences.queuePlaceUnknown(), {}, 404);
  if (place.status === 'expired' || place.status === 'ordered' || place.status === 'left')
    return { status: 'over', reason: place.status };
  const { state, opensAt, secondsToOpening } = saleOfQueue(reading);
  if (state === 'closed') return { status: 'over', reason: 'closed' };
  const jitter = Math.random();
  const left = place.seconds_left ?? 0;
  // Also of a turn that its browser left: its time went on.
  if (place.seconds_left === 0) return { status: 'over', reason: 'expired' };
  if (place.status === 'admitted') {
    const poll_seconds = queuePollSeconds({ status: 'admitted' }, jitter);
    return { status: 'admitted', seconds_left: left, poll_seconds };
  }
  if (state === 'coming' || place.number === null) {
    const seconds = state === 'coming' ? secondsToOpening : 0;
    const poll_seconds = queuePollSeconds({ status: 'lobby', secondsToOpening: seconds }, jitter);
    return { status: 'lobby', opens_at: opensAt, seconds_to_opening: seconds, poll_seconds };
  }
  const position = Math.max(1, place.number - called);
  const pace = { size, called: reading.called, seconds: reading.full_seconds };
  return {
    status: 'waiting',
    position,
    minutes: state === 'open' ? queueMinutes(position, pace) : null,
    is_paused: state === 'paused',
    poll_seconds: queuePollSeconds({ status: 'waiting', position, size }, jitter),
  };
}

/** Gives a place up, with the seats that it has. Twice changes nothing. */
export async function leaveQueue(
  transaction: Transaction,
  tenant: TenantCode,
  { performance, token }: Place,
): Promise<void> {
  const known =
    tenantOfToken(token) === tenant
      ? await transaction.rows(hashcodeRow, {
          text: `UPDATE queue_places SET status = CASE WHEN status IN ('waiting', 'admitted') THEN 'left' ELSE status END
            WHERE tenant = $1 AND digest = $2 AND performance = $3::uuid RETURNING hashcode`,
          values: [tenant, hashToken(token), performance],
        })
      : [];
  const [place] = known;
  if (!place) throw refusedAction(sentences.queuePlaceUnknown(), {}, 404);
  await releaseHoldsOf(transaction, tenant, place.hashcode);
}
