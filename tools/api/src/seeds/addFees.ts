import { seasons, tenants } from '@callboard/all-tenants';
import type { CollectionName, TenantCode } from '@callboard/api-contract';
import { adultParts } from '@callboard/api-contract/consents';
import type { FeeFacts, FeePayment, StoredFee } from '@callboard/api-contract/finance';
import type { Random, SeedFees } from '@callboard/api-contract/tenant';
import { feeOf } from '@callboard/domain/competition';
import type { DateTime } from 'luxon';
import { charged } from '../subjects/finance/fees/chargeWhenSubmitted';
import { feeColumns } from '../subjects/finance/fees/feeColumns';
import { later, seedDay } from './planEvents';
import type { EventPlan } from './season';
import type { SeedFields, SeedRow } from './seedRows';

const lateDaysBefore = 7;
const dueDaysBefore = 7;

/** The prices of an event: those who come in the last week pay more, and all pay a week before its first day. */
export function pricesOf(fees: SeedFees | null, closes: DateTime, { startsOn }: EventPlan): SeedFields {
  return {
    entry_fee: fees?.entry ?? null,
    performer_fee: fees?.performer ?? null,
    late_fee: fees?.late ?? null,
    late_fee_from: fees ? closes.minus({ days: lateDaysBefore }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ") : null,
    fee_due_on: fees ? later(startsOn, -dueDaysBefore) : null,
    currency: fees ? 'NZD' : null,
  };
}

/** Charges the entries of events with a fee: most that were due are paid, of the others some. */
export function addFees(tables: Map<CollectionName, SeedRow[]>, random: Random, tenant: TenantCode): void {
  const events = new Map((tables.get('events') ?? []).map((event) => [event.hashcode, event]));
  const members = membersByEntry(tables.get('participants') ?? []);
  const charge = (entry: SeedRow): SeedRow => {
    const event = events.get(String(entry['event']));
    const isCharged = event?.['currency'] != null && entry['status'] !== 'draft';
    if (!isCharged) return entry;
    const facts = factsOf(entry, event, members.get(entry.hashcode) ?? noMembers, tenants[tenant].timeZone);
    const submitted = charged(facts, new Date(facts.submitted_at ?? seedDay));
    const paid = withPayments(submitted, random, seasons[tenant].people.staff);
    const values = feeColumns(paid, new Date(`${seedDay}T00:00:00Z`));
    // Columns of a fee as a create would send them.
    return { ...entry, ...(values as SeedFields) };
  };
  tables.set('entries', (tables.get('entries') ?? []).map(charge));
}

/** Members of an entry: students, and the adults with them. */
type Members = Pick<FeeFacts['members'], 'students' | 'adults'>;

const noMembers: Members = { students: 0, adults: 0 };

function membersByEntry(people: readonly SeedRow[]): ReadonlyMap<string, Members> {
  const counts = new Map<string, Members>();
  for (const { entry, part, status } of people) {
    if (status === 'withdrawn') continue;
    const { students, adults } = counts.get(String(entry)) ?? noMembers;
    const isAdult = adultParts.includes(String(part));
    counts.set(String(entry), {
      students: students + (isAdult ? 0 : 1),
      adults: adults + (isAdult ? 1 : 0),
    });
  }
  return counts;
}

function factsOf(entry: SeedRow, event: SeedRow, members: Members, zone: string): FeeFacts {
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    status: String(entry['status']),
    submitted_at: text(entry['submitted_at']),
    zone,
    terms: {
      entry_fee: number(event['entry_fee']),
      performer_fee: number(event['performer_fee']),
      late_fee: number(event['late_fee']),
      late_fee_from: text(event['late_fee_from']),
      fee_due_on: text(event['fee_due_on']),
      currency: text(event['currency']),
    },
    members: { ...members, declared: number(entry['members_count']) },
    fee: null,
  };
}

function withPayments(facts: FeeFacts, random: Random, by: string): FeeFacts {
  const { owed, dueOn } = feeOf(facts, new Date(`${seedDay}T00:00:00Z`));
  const { fee, submitted_at } = facts;
  const chance = random.next();
  const reference = `INV-${random.integer(1_100, 4_900)}`;
  const days = random.integer(2, 40);
  const key = random.hashcode();
  if (owed === 0 || fee === null) return facts;
  const isPast = dueOn !== null && dueOn < seedDay;
  const [inFull, inPart, forgiven] = isPast ? [0.84, 0.9, 0.92] : [0.35, 0.45, 0.46];
  if (chance >= forgiven) return facts;
  const entered = (submitted_at ?? seedDay).slice(0, 10);
  const planned = later(entered, days);
  const paid_on = planned < seedDay ? planned : seedDay;
  const at = `${paid_on}T00:30:00.000Z`;
  if (chance >= inPart) return withFee(facts, fee, { waivers: [{ what: 'all', reason: hardship, by, at }] });
  // In part: half of it, in whole dollars.
  const amount = chance < inFull ? owed : Math.max(100, Math.floor(owed / 200) * 100);
  const payment: FeePayment = { key, amount: Math.min(amount, owed), paid_on, reference, by, at };
  return withFee(facts, fee, { payments: [payment] });
}

function withFee(facts: FeeFacts, fee: StoredFee, changed: Partial<StoredFee>): FeeFacts {
  return { ...facts, fee: { ...fee, ...changed } };
}

const hardship = 'The school asked for help with its costs, and the trust pays them.';
