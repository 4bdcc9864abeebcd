import type { CollectionName } from '@callboard/api-contract';
import type { Random } from '@callboard/api-contract/tenant';
import type { EventPlan } from './season';
import type { SeedRow, SeedTables } from './seedRows';

/** The status of an entry, by how far its event is. */
export function entryStatus(random: Random, event: EventPlan['status']): string {
  const chance = random.next();
  if (event !== 'open') {
    if (chance < 0.91) return 'accepted';
    return chance < 0.97 ? 'withdrawn' : 'declined';
  }
  if (chance < 0.14) return 'draft';
  if (chance < 0.52) return 'submitted';
  if (chance < 0.88) return 'accepted';
  if (chance < 0.93) return 'waitlisted';
  return chance < 0.96 ? 'declined' : 'withdrawn';
}

/** The status of a member, by that of the entry. */
export function participantStatus(random: Random, entry: string): string {
  if (entry === 'withdrawn') return 'withdrawn';
  return entry === 'accepted' || random.isLucky(0.6) ? 'confirmed' : 'invited';
}

/**
 * The statuses of the account holder's school: in the first open event of its region an entry in each that is still in the running,
 * so that who signs in as a participant sees what each of them is like. In events that are past or near, it takes part.
 */
export function statusesOfHolder(
  tables: SeedTables,
  entries: CollectionName,
  { person }: { person: SeedRow },
  { status, series, town }: EventPlan,
): readonly string[] {
  if (series.entries[1] === 0 || !(series.isNational || town.region === regionOfHolder)) return [];
  if (status !== 'open') return ['accepted'];
  const hasDraft = tables
    .rowsOf(entries)
    .some((entry) => entry['contact'] === person.hashcode && entry['status'] === 'draft');
  return hasDraft ? ['accepted'] : ['accepted', 'submitted', 'draft', 'waitlisted'];
}

/** The region of the participant's school: it has events at every stage of the year. */
export const regionOfHolder = 'Wellington';
