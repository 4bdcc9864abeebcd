import { handedOverLimits, type HandedOverCall } from '@callboard/api-contract/competition';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import { asArrived } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { placeOfCall, type CallPlace } from './handedOverCall';

interface Maker {
  tenant: string;
  user: string;
  name: string;
}

interface Place {
  event: string | null;
  stage: string | null;
  performance: string | null;
}

/** Calls that belong together: of one stage, performance, event or game. */
type Lane = Pick<CallPlace, 'of' | 'record' | 'entry'>;

const insertedRow = v.object({ hashcode: v.string() });
const knownRow = v.object({ keys: v.array(v.string()) });

/**
 * Stores what a device hands over, once: calls that the maker handed over before, in this or in earlier attempts, are left out, and what is
 * new among them is work of its own.
 */
export async function handOverWork(
  transaction: Transaction,
  maker: Maker,
  { calls, refusal }: ParsedInputOf<'handOverWork'>,
): Promise<void> {
  await refuseTooMuch(transaction, maker, calls[0]?.key ?? '');
  const lane = laneOf(calls);
  const place = await findPlace(transaction, maker.tenant, lane);
  let left = calls;
  while (left.length > 0) {
    const [first] = left;
    if (!first || (await isInserted(transaction, maker, { lane, place, calls: left, refusal }))) return;
    const known = new Set(await keysOf(transaction, maker, first.key));
    left = left.filter(({ key }) => !known.has(key));
  }
}

/** Refuses a user with much work waiting; work that was handed over before is answered again. */
async function refuseTooMuch(transaction: Transaction, { tenant, user }: Maker, key: string): Promise<void> {
  const waiting = await transaction.rows(insertedRow, {
    text: `SELECT hashcode FROM handed_over_work WHERE tenant = $1 AND made_by = $2::uuid AND status = 'waiting'
        AND NOT EXISTS (SELECT FROM handed_over_work k WHERE k.tenant = $1 AND k.made_by = $2::uuid AND k.key = $4) LIMIT $3`,
    values: [tenant, user, handedOverLimits.waiting, key],
  });
  if (waiting.length >= handedOverLimits.waiting) throw refusedAction(sentences.handedOverFull(), {}, 409);
}

function laneOf(calls: readonly HandedOverCall[]): Lane {
  const places = calls.map(placeOfCall);
  const [first] = places;
  if (!first) throw refusedAction(sentences.handedOverInput());
  const isOne = places.every(
    ({ of, record, isJudged }) => of === first.of && record === first.record && isJudged === first.isJudged,
  );
  if (!isOne) throw refusedAction(sentences.handedOverMixed());
  const isOfOneAct = places.every(({ entry }) => entry === first.entry);
  return { of: first.of, record: first.record, entry: isOfOneAct ? first.entry : null };
}

const placeRow = v.object({
  event: v.nullable(v.string()),
  stage: v.nullable(v.string()),
  performance: v.nullable(v.string()),
});

const placeSql = {
  stages: `SELECT event, hashcode AS stage, NULL::uuid AS performance FROM stages`,
  performances: `SELECT event, NULL::uuid AS stage, hashcode AS performance FROM performances`,
  events: `SELECT hashcode AS event, NULL::uuid AS stage, NULL::uuid AS performance FROM events`,
  gameResults: `SELECT event, stage, NULL::uuid AS performance FROM game_results`,
} as const satisfies Record<CallPlace['of'], string>;

/** Where it belongs; nowhere, where that is gone: work is never lost with it. */
async function findPlace(transaction: Transaction, tenant: string, { of, record }: Lane): Promise<Place> {
  const [found] = await transaction.rows(placeRow, {
    text: `${placeSql[of]} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, record],
  });
  return found ?? { event: null, stage: null, performance: null };
}

interface NewWork {
  lane: Lane;
  place: Place;
  calls: readonly HandedOverCall[];
  refusal: string;
}

async function isInserted(
  transaction: Transaction,
  { tenant, user, name }: Maker,
  { lane, place, calls, refusal }: NewWork,
): Promise<boolean> {
  const [first] = calls;
  if (!first) return true;
  const { madeAt } = asArrived(first, Date.now());
  const deviceAt = new Date(Date.parse(first.madeAt) - (first.offset ?? 0)).toISOString();
  const content = { calls: calls.map((call) => ({ ...call, isApplied: false, problem: null })) };
  const inserted = await transaction.rows(insertedRow, {
    text: `INSERT INTO handed_over_work (tenant, name, event, stage, entry, performance, made_by, count, made_at, device_at, key, refusal, content, status)
      SELECT $1, $2, $3::uuid, $4::uuid, (SELECT e.hashcode FROM entries e WHERE e.tenant = $1 AND e.hashcode = $5::uuid), $6::uuid, $7::uuid,
        $8::integer, $9::timestamptz, $10::timestamptz, $11, $12, $13::jsonb, 'waiting'
      ON CONFLICT (tenant, made_by, key) DO NOTHING RETURNING hashcode`,
    values: [
      tenant,
      name,
      place.event,
      place.stage,
      lane.entry,
      place.performance,
      user,
      calls.length,
      madeAt,
      deviceAt,
      first.key,
      refusal,
      JSON.stringify(content),
    ],
  });
  return inserted.length > 0;
}

async function keysOf(transaction: Transaction, { tenant, user }: Maker, key: string): Promise<string[]> {
  const [known] = await transaction.rows(knownRow, {
    text: `SELECT jsonb_path_query_array(content, '$.calls[*].key') AS keys FROM handed_over_work
      WHERE tenant = $1 AND made_by = $2::uuid AND key = $3`,
    values: [tenant, user, key],
  });
  return [key, ...(known?.keys ?? [])];
}
