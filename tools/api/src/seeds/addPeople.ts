import { drawPerson, fullName, type PersonName } from './drawPerson';
import { emailLabel } from './addPlaces';
import type { Random } from '@callboard/api-contract/tenant';
import type { SeedRow, SeedTables } from './seedRows';

/** Adds people, and never gives two of them the same email address. */
export interface People {
  /** A grown-up; of a school, one who enters for it. */
  addAdult(school: SeedRow | null, town: string | null, name?: PersonName): SeedRow;
  /** A student; `enters` where they enter for their school as a teacher does. */
  addStudent(school: SeedRow, name: PersonName, yearLevel: number, enters?: 'enters'): SeedRow;
}

export function createPeople(tables: SeedTables, random: Random): People {
  const addresses = new Set<string>();

  function addressOf({ first, last }: PersonName, domain: string): string {
    const stem = `${emailLabel(first)}.${emailLabel(last)}`;
    let address = `${stem}@${domain}`;
    for (let turn = 2; addresses.has(address); turn++) address = `${stem}${turn}@${domain}`;
    addresses.add(address);
    return address;
  }

  function add(
    school: SeedRow | null,
    town: string | null,
    name: PersonName,
    more: { phone: string | null; born: string; enters: boolean },
  ) {
    const domain = school ? `${emailLabel(String(school['name'])).slice(0, 60)}.example` : 'people.example';
    return tables.add('individuals', {
      first_name: name.first,
      last_name: name.last,
      organisation: school?.hashcode ?? null,
      enters_for: more.enters ? (school?.hashcode ?? null) : null,
      email: addressOf(name, domain),
      phone: more.phone,
      date_of_birth: more.born,
      town,
    });
  }

  const birthday = (year: number, fromMonth = 1) =>
    `${year}-${String(random.integer(fromMonth, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;

  return {
    addAdult(school, town, name = drawPerson(random)) {
      const phone = `02${random.pick([1, 2, 7])} 555 ${String(random.integer(1, 9_999)).padStart(4, '0')}`;
      return add(school, town, name, { phone, born: birthday(random.integer(1962, 2001)), enters: true });
    },
    addStudent(school, name, yearLevel, enters) {
      const town = typeof school['town'] === 'string' ? school['town'] : null;
      const born = birthday(2022 - yearLevel, studentsBornFrom);
      return add(school, town, name, { phone: null, born, enters: enters !== undefined });
    },
  };
}

/**
 * The first month in which seeded students are born: in the school years of their grade they are then young enough for it when a
 * season begins, as those are whom a school sends.
 */
export const studentsBornFrom = 4;

/** The whole name of a person's row. */
export function nameOf(person: SeedRow): string {
  return fullName({ first: String(person['first_name']), last: String(person['last_name']) });
}
