import { tenantCodes, type Collection, type TimeSlot } from '@callboard/api-contract';
import { variantOf } from '@callboard/api-contract/collections';
import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import { toWallTime } from '@callboard/domain/calendar';
import * as v from 'valibot';
import { tableName } from '../database/tableNames';

const spanSchema = { from: v.string(), to: v.string(), zone: v.nullable(v.string()) };
const reasonSchema = v.variant('reason', [
  v.object({ reason: v.literal('taken'), ...spanSchema }),
  v.object({ reason: v.literal('outside'), ...spanSchema, minutes: v.number() }),
  v.object({ reason: v.literal('session'), session: v.string() }),
  v.object({
    reason: v.literal('left'),
    table: v.string(),
    tenant: v.picklist(tenantCodes),
    count: v.number(),
    field: v.string(),
  }),
]);
const detailSchema = v.pipe(v.string(), v.parseJson(), reasonSchema);

/** Messages by field. */
type FieldMessages = Readonly<Record<string, readonly ProblemMessage[]>>;

/** Why a time slot was refused, by the field that it is about. `detail` comes from the triggers of the database. */
export function slotError(
  collection: Collection,
  detail: string,
  collections: readonly Collection[],
): FieldMessages {
  const reason = v.parse(detailSchema, detail);
  if (reason.reason === 'left') {
    const { table, tenant, count, field } = reason;
    const left = collections.find(({ name }) => tableName(name) === table);
    const label = left && variantOf(left, tenant).label;
    const records = (count === 1 ? label?.one : label?.many) ?? 'entries';
    return { [field]: [sentences.slotsLeftOutside({ count, records })] };
  }
  const { timeSlot } = collection;
  if (!timeSlot) throw new Error(`${collection.name} has no time slots.`);
  switch (reason.reason) {
    case 'taken':
      return slotTaken(collection, timeSlot, reason);
    case 'outside': {
      const holder = collection.fields[timeSlot.in]?.label ?? timeSlot.in;
      const { from, to } = atVenue(reason);
      return {
        [timeSlot.from]: [sentences.slotOutside({ holder, day: from, from, to, minutes: reason.minutes })],
      };
    }
    case 'session':
      return { [timeSlot.in]: [sentences.noSlots({ session: reason.session })] };
    default:
      return reason satisfies never;
  }
}

interface Span {
  from: string;
  to: string;
  zone: string | null;
}

/** Another record has the slot; without the times where only the constraint noticed. */
export function slotTaken({ label }: Collection, { from: field }: TimeSlot, span?: Span): FieldMessages {
  const record = label.one;
  const message = span ? sentences.slotTaken({ record, ...atVenue(span) }) : sentences.timeTaken({ record });
  return { [field]: [message] };
}

/** Both as the clock at the venue shows them. */
function atVenue({ from, to, zone }: Span): { from: string; to: string } {
  const place = zone ?? 'UTC';
  return { from: toWallTime(from, place), to: toWallTime(to, place) };
}
