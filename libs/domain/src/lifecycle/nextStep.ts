import {
  transitionsOf,
  type ActorRoles,
  type Collection,
  type Lifecycle,
  type Moment,
  type Situation,
  type Tone,
  type Transition,
} from '@callboard/api-contract';
import { addDays, isDay } from '../calendar/days';
import { fromWallTime } from '../calendar/zones';

/** The moment at which a page is read, and the zone in which days begin. */
interface StepMoment {
  now: Date;
  zone: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The transition of a record that its people need next: the one that stands out on its page. Others are in a menu.
 *
 * @returns null where none is due now: an event that starts in five days is past opening its entries.
 * @example nextStep(events, { status: 'running', ends_on: '2027-05-14' }, actor.roles, { now, zone }) // 'complete'
 */
export function nextStep(
  collection: Pick<Collection, 'name' | 'lifecycle'>,
  record: Values,
  actorRoles: ActorRoles,
  moment: StepMoment,
): string | null {
  const { lifecycle } = collection;
  if (!lifecycle) return null;
  const found = transitionsOf(collection, record, actorRoles).find(([, transition]) =>
    isNext(lifecycle, transition, record, moment),
  );
  return found?.[0] ?? null;
}

function isNext(lifecycle: Lifecycle, { next, to }: Transition, record: Values, moment: StepMoment): boolean {
  if (next) return next.some((situation) => isIn(situation, record, moment));
  return leadsOn(lifecycle.statuses[to]?.tone);
}

/** Checks whether a status is a step forward: neither a withdrawal nor a negative outcome. */
function leadsOn(tone: Tone | undefined): boolean {
  return tone !== undefined && tone !== 'neutral' && tone !== 'red';
}

function isIn(
  { from, where, without, since, until }: Situation,
  record: Values,
  moment: StepMoment,
): boolean {
  if (from && !from.includes(String(record['status']))) return false;
  if (where && !where.in.includes(String(record[where.field]))) return false;
  if (without !== undefined && record[without] != null) return false;
  const deciding = since?.find(({ field }) => record[field] != null);
  if (since && !(deciding && hasCome(deciding, record, moment))) return false;
  return !until?.some((end) => record[end.field] != null && hasCome(end, record, moment));
}

function hasCome({ field, days = 0, hours = 0 }: Moment, record: Values, { now, zone }: StepMoment): boolean {
  const value = String(record[field]);
  const at = isDay(value)
    ? Date.parse(fromWallTime(`${addDays(value, days)}T00:00`, zone))
    : Date.parse(value) + days * 24 * hour;
  return at + hours * hour <= now.getTime();
}

const hour = 3_600_000;
