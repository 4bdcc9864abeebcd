import type { Target } from '@callboard/api-contract/messaging';
import { createRandom } from '../seeds/random';
import type { TestApi } from './startTestApi';

const statuses = ['draft', 'submitted', 'accepted', 'waitlisted', 'declined', 'withdrawn'] as const;
const sections = ['junior', 'open', 'wearable_art'];

/** All that decides whom a target of showquest reaches. */
export interface TargetFacts {
  users: { hashcode: string; roles: string[]; individual: string | null; status: string }[];
  entries: {
    hashcode: string;
    event: string;
    region: string | null;
    contact: string | null;
    section: string;
    status: string;
    members_count: number;
  }[];
  participants: { entry: string; individual: string | null; status: string }[];
  collaborators: { entry: string; user: string }[];
}

/** People of showquest with any roles, in any entries, in any way, and random targets among them: the same in each run. */
export function createTargetPeople(api: TestApi) {
  const random = createRandom('targets');
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random.next() * from.length)];
    if (found === undefined) throw new Error('There is nothing to pick.');
    return found;
  };

  async function fill(): Promise<void> {
    const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const places = columns.map((_column, index) => `$${index + 2}`);
      const [inserted] = await api.database.forTenant('showquest').query<{ hashcode: string }>({
        text: `INSERT INTO ${table} (tenant, ${columns.join(', ')}) VALUES ($1, ${places.join(', ')}) RETURNING hashcode`,
        values: ['showquest', ...Object.values(row)],
      });
      return inserted?.hashcode ?? '';
    };
    const [events, regions, entries] = [new Array<string>(), new Array<string>(), new Array<string>()];
    for (const number of [1, 2, 3]) {
      const days = { starts_on: '2026-05-20', ends_on: '2026-05-21' };
      events.push(await insert('events', { name: `Heat ${number}`, kind: 'heat', ...days }));
      regions.push(await insert('regions', { name: `Region ${number}` }));
    }
    const [people, users] = [new Array<string>(), new Array<string>()];
    for (let number = 0; number < 30; number += 1) {
      const individual = await insert('individuals', { first_name: 'Person', last_name: `${number}` });
      people.push(individual);
      const roles = [pick(['participant', 'collaborator', 'judge', 'staff', 'admin'])];
      if (random.next() < 0.3 && !roles.includes('participant')) roles.push('participant');
      const status = random.next() < 0.9 ? 'active' : 'disabled';
      const email = `person.${number}@targets.test`;
      users.push(await insert('users', { name: `Person ${number}`, email, roles, individual, status }));
    }
    for (let number = 0; number < 24; number += 1) {
      entries.push(
        await insert('entries', {
          name: `Act ${number}`,
          section: pick(sections),
          event: pick(events),
          region: pick([...regions, null]),
          contact: pick([...people, null]),
          members_count: number,
          status: pick(statuses),
        }),
      );
    }
    for (const [index, entry] of entries.entries()) {
      const event = await api.asOwner<{ event: string }>('SELECT event FROM entries WHERE hashcode = $1', [
        entry,
      ]);
      const person = {
        entry,
        event: event[0]?.event,
        individual: pick(people),
        status: pick(['invited', 'confirmed', 'withdrawn']),
      };
      await insert('participants', { name: `Performer ${index}`, ...person });
      await insert('collaborators', {
        name: `Guest ${index}`,
        email: `guest${index}@target.test`,
        right: 'see',
        entry,
        user: pick(users),
      });
    }
  }

  async function readFacts(): Promise<TargetFacts> {
    const all = <Row extends object>(table: string) =>
      api.asOwner<Row>(`SELECT * FROM ${table} WHERE tenant = 'showquest'`, []);
    return {
      users: await all('users'),
      entries: await all('entries'),
      participants: await all('participants'),
      collaborators: await all('collaborators'),
    };
  }

  function randomTarget({ users, entries }: TargetFacts): Target {
    const entry = pick(entries);
    const sometimes = <T>(value: T): T | null => (random.next() < 0.35 ? value : null);
    const target: Target = {
      role: sometimes(pick(['everyone', 'participant', 'collaborator', 'judge', 'staff'] as const)),
      event: sometimes(entry.event),
      region: sometimes(entry.region),
      entry_status: sometimes(pick(statuses)),
      category: sometimes(entry.section),
      entries_filter: sometimes(`members_count__gte=${Math.floor(random.next() * 20)}&ordering=name`),
      user: random.next() < 0.1 ? pick(users).hashcode : null,
    };
    return Object.values(target).some(Boolean) ? target : { role: 'participant' };
  }

  return {
    fill,
    readFacts,
    /** One to four targets. */
    randomTargets: (facts: TargetFacts): Target[] =>
      Array.from({ length: 1 + Math.floor(random.next() * 4) }, () => randomTarget(facts)),
  };
}

/** People whom a target reaches, answered person by person and entry by entry. */
export function reachedBy(
  target: Target,
  { users, entries, participants, collaborators }: TargetFacts,
): string[] {
  const { role, event, region, entry_status, category, entries_filter, user } = target;
  const least = Number(/members_count__gte=(\d+)/.exec(entries_filter ?? '')?.[1] ?? 0);
  const isMet = (entry: TargetFacts['entries'][number]) =>
    (!event || entry.event === event) &&
    (!region || entry.region === region) &&
    (!category || entry.section === category) &&
    (!entry_status || entry.status === entry_status) &&
    entry.members_count >= least &&
    (Boolean(entry_status ?? entries_filter) || !['declined', 'withdrawn'].includes(entry.status));
  const isAboutEntries = Boolean(event ?? region ?? entry_status ?? category ?? entries_filter);
  return users
    .filter(({ hashcode, roles, individual, status }) => {
      if (status !== 'active' || (user && user !== hashcode)) return false;
      if (role === 'staff' && !roles.includes('staff') && !roles.includes('admin')) return false;
      if (role && !['everyone', 'staff'].includes(role) && !roles.includes(role)) return false;
      if (!isAboutEntries) return true;
      return entries.filter(isMet).some((entry) => {
        const asPerson =
          roles.includes('participant') &&
          individual !== null &&
          (entry.contact === individual ||
            participants.some(
              (each) =>
                each.entry === entry.hashcode &&
                each.individual === individual &&
                each.status !== 'withdrawn',
            ));
        const asGuest = collaborators.some((each) => each.entry === entry.hashcode && each.user === hashcode);
        return (asPerson && role !== 'collaborator') || (asGuest && role !== 'participant');
      });
    })
    .map(({ hashcode }) => hashcode);
}
