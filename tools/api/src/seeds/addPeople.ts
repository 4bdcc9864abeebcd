import { drawPerson, fullName, type PersonName } from './drawPerson';
import { emailLabel } from './addPlaces';
import type { Random } from '@callboard/api-contract/tenant';
import type { SeedRow, SeedTables } from './seedRows';

/** Adds people, and never gives two of them the same email address. */
export interface People {
  addAdult(school: SeedRow | null, town: string | null, name?: PersonName): SeedRow;
  addStudent(school: SeedRow, name: PersonName, yearLevel: number): SeedRow;
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
    more: { phone: string | null; born: string },
  ) {
    const domain = school ? `${emailLabel(String(school['name'])).slice(0, 60)}.example` : 'people.example';
    return tables.add('individuals', {
      first_name: name.first,
      last_name: name.last,
      organisation: school?.hashcode ?? null,
      email: addressOf(name, domain),
      phone: more.phone,
      date_of_birth: more.born,
      town,
    });
  }

  const birthday = (year: number) =>
    `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;

  return {
    addAdult(school, town, name = drawPerson(random)) {
      const phone = `02${random.pick([1, 2, 7])} 555 ${String(random.integer(1, 9_999)).padStart(4, '0')}`;
      return add(school, town, name, { phone, born: birthday(random.integer(1962, 2001)) });
    },
    addStudent(school, name, yearLevel) {
      const town = typeof school['town'] === 'string' ? school['town'] : null;
      return add(school, town, name, { phone: null, born: birthday(2022 - yearLevel) });
    },
  };
}

/** The whole name of a person's row. */
export function nameOf(person: SeedRow): string {
  return fullName({ first: String(person['first_name']), last: String(person['last_name']) });
}
