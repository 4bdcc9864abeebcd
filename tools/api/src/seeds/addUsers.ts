import { roles, type Role, type TenantCode } from '@callboard/api-contract';
import { seasons } from '@callboard/all-tenants';
import type { People } from './addPeople';
import type { PersonName } from './drawPerson';
import type { SeedAccount, SeedRow, SeedTables } from './seedRows';

/** One password for every seeded account: they are for development and demonstration alone. */
export const seedPassword = 'Callboard1';

/**
 * One user for each role, with an account and a person each. The participant belongs to a school, and so does a colleague of theirs:
 * what one of the two begins, the other finds.
 */
export function addUsers(
  tables: SeedTables,
  tenant: TenantCode,
  people: People,
  school: SeedRow | null,
): { accounts: SeedAccount[]; participant: SeedRow; colleague: SeedRow } {
  const season = seasons[tenant];

  function add(account: SeedAccount['role'], role: Role, name: string, person: SeedRow): SeedAccount {
    const email = `${account}@${tenant}.test`;
    const { hashcode } = tables.add('users', {
      name,
      email,
      roles: [role],
      individual: person.hashcode,
      last_login: null,
      status: 'active',
    });
    return { hashcode, email, name, role: account, user: hashcode };
  }

  function addPerson(role: Role): SeedRow {
    const name = nameFrom(season.people[role]);
    const { yearLevel } = season.accountMember;
    if (role !== 'participant' || !school) return people.addAdult(null, 'Wellington', name);
    return yearLevel === null
      ? people.addAdult(school, null, name)
      : people.addStudent(school, name, yearLevel, 'enters');
  }

  const persons = new Map(roles.map((role) => [role, addPerson(role)]));
  const colleague = people.addAdult(school, null, nameFrom(season.office.colleague));
  const accounts = [...persons].map(([role, person]) => add(role, role, season.people[role], person));
  accounts.push(add('teacher', 'participant', season.office.colleague, colleague));
  const participant = persons.get('participant');
  if (!participant) throw new Error('No participant among the roles.');
  return { accounts, participant, colleague };
}

function nameFrom(whole: string): PersonName {
  const [first = '', ...last] = whole.split(' ');
  return { first, last: last.join(' ') };
}
