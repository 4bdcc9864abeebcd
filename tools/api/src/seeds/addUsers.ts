import { roles, type TenantCode } from '@callboard/api-contract';
import { seasons } from '@callboard/all-tenants';
import type { People } from './addPeople';
import type { SeedAccount, SeedRow, SeedTables } from './seedRows';

/** One password for every seeded account: they are for development and demonstration alone. */
export const seedPassword = 'Callboard1';

/** One user for each role, with an account and a person each. The participant belongs to a school. */
export function addUsers(
  tables: SeedTables,
  tenant: TenantCode,
  people: People,
  school: SeedRow | null,
): { accounts: SeedAccount[]; participant: SeedRow } {
  const season = seasons[tenant];
  const persons = new Map(
    roles.map((role) => {
      const [first = '', ...last] = season.people[role].split(' ');
      const name = { first, last: last.join(' ') };
      const { yearLevel } = season.accountMember;
      if (role !== 'participant' || !school) return [role, people.addAdult(null, 'Wellington', name)];
      return [
        role,
        yearLevel === null ? people.addAdult(school, null, name) : people.addStudent(school, name, yearLevel),
      ];
    }),
  );
  const accounts = roles.map((role): SeedAccount => {
    const email = `${role}@${tenant}.test`;
    const name = season.people[role];
    const person = persons.get(role);
    const user = tables.add('users', {
      name,
      email,
      roles: [role],
      individual: person?.hashcode ?? null,
      last_login: null,
      status: 'active',
    });
    return { hashcode: user.hashcode, email, name, role, user: user.hashcode };
  });
  const participant = persons.get('participant');
  if (!participant) throw new Error('No participant among the roles.');
  return { accounts, participant };
}
