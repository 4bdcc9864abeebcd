import type { Collection, TimeSlot } from '@callboard/api-contract';
import { dayOfInstant, formatDay, timeOfInstant } from '@callboard/domain/calendar';
import * as v from 'valibot';
import { tableName } from '../database/tableNames';
import { invalid, type ApiProblem } from '../problems';

const spanSchema = { from: v.string(), to: v.string(), zone: v.nullable(v.string()) };
const reasonSchema = v.variant('reason', [
  v.object({ reason: v.literal('taken'), ...spanSchema }),
  v.object({ reason: v.literal('outside'), ...spanSchema, minutes: v.number() }),
  v.object({ reason: v.literal('session'), session: v.string() }),
  v.object({ reason: v.literal('left'), table: v.string(), count: v.number(), field: v.string() }),
]);
const detailSchema = v.pipe(v.string(), v.parseJson(), reasonSchema);
type SlotReason = v.InferOutput<typeof reasonSchema>;

/** Why a time slot was refused, by the field that it is about. `detail` comes from the triggers of the database. */
export function slotProblem(
  collection: Collection,
  detail: string,
  collections: readonly Collection[],
): ApiProblem {
  const reason = v.parse(detailSchema, detail);
  if (reason.reason === 'left') return invalid({ [reason.field]: [leftWords(reason, collections)] });
  const { timeSlot } = collection;
  if (!timeSlot) throw new Error(`${collection.name} has no time slots.`);
  switch (reason.reason) {
    case 'taken':
      return slotTaken(collection, timeSlot, reason);
    case 'outside':
      return invalid({ [timeSlot.from]: [outsideWords(labelOf(collection, timeSlot.in), reason)] });
    case 'session':
      return invalid({ [timeSlot.in]: [`A ${reason.session} has no time slots.`] });
    default:
      return reason satisfies never;
  }
}

/** Somebody else has the slot; without the times where the constraint alone noticed. */
export function slotTaken(
  { label }: Collection,
  { from: field }: TimeSlot,
  span?: { from: string; to: string; zone: string | null },
): ApiProblem {
  const time = span ? `${clock(span.from, span.zone)} to ${clock(span.to, span.zone)}` : 'this time';
  return invalid({ [field]: [`Another ${label.one.toLowerCase()} has ${time}.`] });
}

function outsideWords(
  holder: string,
  { from, to, zone, minutes }: Extract<SlotReason, { reason: 'outside' }>,
): string {
  const day = formatDay(dayOfInstant(from, zone ?? 'UTC'));
  return `The ${holder.toLowerCase()} is on ${day} from ${clock(from, zone)} to ${clock(to, zone)}, and this slot takes ${minutes} minutes.`;
}

function leftWords(
  { table, count }: Extract<SlotReason, { reason: 'left' }>,
  collections: readonly Collection[],
): string {
  const label = collections.find(({ name }) => tableName(name) === table)?.label;
  const noun = (count === 1 ? label?.one : label?.many) ?? 'entries';
  return `${count} ${noun.toLowerCase()} would have a time slot outside. Move or clear their slots first.`;
}

function labelOf({ fields }: Collection, field: string): string {
  return fields[field]?.label ?? field;
}

/** As the clock at the venue shows it. */
function clock(instant: string, zone: string | null): string {
  return timeOfInstant(instant, zone ?? 'UTC');
}
