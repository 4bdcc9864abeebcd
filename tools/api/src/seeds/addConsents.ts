import type { TenantCode } from '@callboard/api-contract';
import type { Random } from '@callboard/api-contract/tenant';
import { isAdultOn } from '@callboard/domain/competition';
import { DateTime } from 'luxon';
import { consentKindsOf } from '../subjects/entering/consents/consentKindsOf';
import { emailLabel } from './addPlaces';
import { drawPerson, fullName } from './drawPerson';
import { seedDay } from './planEvents';
import type { SeedCare, SeedRow, SeedTables } from './seedRows';

/**
 * Who answers for the minors that perform soon, and what they answered: mostly yes, some no, some not yet. Whether photos are
 * allowed agrees with it; no one has a request yet about those who perform later, but in the entries of the account holder.
 */
export function addConsents(
  tables: SeedTables,
  random: Random,
  tenant: TenantCode,
  holder: SeedRow,
): Omit<SeedCare, 'notifications'> {
  const care: Omit<SeedCare, 'notifications'> = { guardians: [], consent_links: [], consents: [] };
  const events = new Map(tables.rowsOf('events').map((event) => [event.hashcode, event]));
  const standing = new Map(
    tables
      .rowsOf('entries')
      .filter(({ status }) => status === 'accepted' || status === 'submitted')
      .map((entry) => [entry.hashcode, entry]),
  );
  const rows = tables.rowsOf('participants').map((member): SeedRow => {
    const event = events.get(String(member['event']));
    if (!event || event['status'] === 'complete' || !isMinor(member, event)) return member;
    const entry = standing.get(String(member['entry']));
    const isHolders = entry?.['contact'] === holder.hashcode;
    const hasRequest = entry && member['status'] !== 'withdrawn' && (isHolders || event['status'] !== 'open');
    return {
      ...member,
      photo_consent: hasRequest
        ? ask(care, random, tenant, { member, season: Number(String(event['starts_on']).slice(0, 4)) })
        : null,
    };
  });
  tables.all.set('participants', rows);
  return care;
}

function isMinor({ part, date_of_birth, year_level }: SeedRow, event: SeedRow): boolean {
  const age = {
    part: typeof part === 'string' ? part : null,
    date_of_birth: typeof date_of_birth === 'string' ? date_of_birth : null,
    year_level: typeof year_level === 'number' ? year_level : null,
  };
  return !isAdultOn(age, String(event['starts_on']));
}

/** Asks the guardian of a member. Returns whether photos are allowed; null: not answered. */
function ask(
  care: Omit<SeedCare, 'notifications'>,
  random: Random,
  tenant: TenantCode,
  { member: { hashcode, name }, season }: { member: SeedRow; season: number },
): boolean | null {
  const chance = random.next();
  // Their school has not named a guardian.
  if (chance < 0.04) return null;
  const last = String(name).split(' ').slice(1).join(' ');
  const guardian = { first: drawPerson(random).first, last };
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 17 });
  const requested = today.minus({ days: random.integer(3, 25), minutes: random.integer(0, 300) });
  care.guardians.push({
    participant: hashcode,
    name: fullName(guardian),
    email: `${emailLabel(guardian.first)}.${emailLabel(guardian.last)}@families.example`,
    phone: `02${random.pick([1, 2, 7])} 555 ${String(random.integer(1, 9_999)).padStart(4, '0')}`,
    medical_notes: random.isLucky(0.08) ? random.pick(medicalNotes) : null,
  });
  care.consent_links.push({ participant: hashcode, requested: requested.toUTC().toISO() ?? seedDay });
  if (chance < 0.16) return null;
  const answered = requested.plus({ minutes: random.integer(20, 3_600) });
  let photos: boolean | null = null;
  for (const { kind, question, isPhotoConsent } of consentKindsOf(tenant)) {
    const isNo = isPhotoConsent === true && chance < 0.24;
    if (isPhotoConsent) photos = !isNo;
    care.consents.push({
      participant: hashcode,
      season,
      kind,
      question,
      answer: isNo ? 'refused' : 'given',
      name: fullName(guardian),
      note: isNo && random.isLucky(0.3) ? 'Group photos from far away are fine.' : null,
      at: answered.toUTC().toISO() ?? seedDay,
    });
  }
  return photos;
}

const medicalNotes = [
  'Asthma. The inhaler is in the side pocket of the bag.',
  'Allergic to peanuts; carries an EpiPen.',
  'Type 1 diabetes: needs a break to eat every two hours.',
  'Sprained ankle in October, taped for now.',
];
