import type { TenantCode } from '@callboard/api-contract';

/** A rule of a season as its form writes it. */
export interface SeedRule {
  name: string;
  text: string;
  severity: 'refuse' | 'warn';
  kind: string;
  categories?: readonly string[];
  parts?: readonly string[];
  counted_in?: 'years' | 'school_years';
  age_on?: 'entries_close' | 'first_day';
  each?: string;
  measure?: string;
  least?: number;
  most?: number;
  longest?: number;
  word_in?: 'statement' | 'notes' | 'name';
  word_rule?: 'required' | 'forbidden';
  word?: string;
  deadline?: 'entries_close' | 'first_performance';
  over_roll?: number;
}

export const enrolled = 'All members are enrolled for at least 15 hours a week';

/** Rules of contests for those who enter; one without a line accepts all. */
export const seedRules: Readonly<Partial<Record<TenantCode, readonly SeedRule[]>>> = {
  showquest: [
    {
      name: 'At most 100 performers',
      text: 'A team has at most 100 performers.',
      severity: 'refuse',
      kind: 'count',
      most: 100,
    },
    {
      name: 'One performance for each student',
      text: 'A student is in one performance only.',
      severity: 'refuse',
      kind: 'membership',
      parts: ['performer', 'crew', 'musician'],
      most: 1,
    },
    {
      name: 'School years of a junior team',
      text: 'A junior team has students of school years 1 to 8.',
      severity: 'refuse',
      kind: 'age',
      categories: ['junior'],
      parts: ['performer'],
      counted_in: 'school_years',
      least: 1,
      most: 8,
    },
    {
      name: 'School years of an open team',
      text: 'An open team has students of school years 9 to 13, and may include juniors.',
      severity: 'refuse',
      kind: 'age',
      categories: ['open'],
      parts: ['performer'],
      counted_in: 'school_years',
      most: 13,
    },
    {
      name: 'At most 10 live musicians',
      text: 'At most 10 musicians play live.',
      severity: 'refuse',
      kind: 'count',
      parts: ['musician'],
      most: 10,
    },
    {
      name: 'Props up to 2 metres',
      text: 'A prop is at most 2 metres high, wide and deep.',
      severity: 'warn',
      kind: 'size',
      measure: 'largest_prop_cm',
      most: 200,
    },
    {
      name: 'Props that two students lift',
      text: 'One or two students lift each prop.',
      severity: 'warn',
      kind: 'size',
      measure: 'prop_lifters',
      most: 2,
    },
    {
      name: 'Second team of a school',
      text: 'A school with a roll over 1,500 may apply for a second team.',
      severity: 'refuse',
      kind: 'approval',
      most: 1,
      over_roll: 1_500,
    },
    {
      name: 'No one joins after the first performance',
      text: 'Nobody is added or swapped after the first performance.',
      severity: 'refuse',
      kind: 'date',
      deadline: 'first_performance',
    },
    {
      name: 'Ten minutes',
      text: 'A slot of 10 minutes includes set-up, entrance, show, pack-down and exit.',
      severity: 'refuse',
      kind: 'length',
      longest: 600,
    },
    {
      name: 'At most 5 students to a garment',
      text: 'At most 5 students make a garment of wearable art.',
      severity: 'refuse',
      kind: 'ratio',
      categories: ['wearable_art'],
      parts: ['performer'],
      each: 'garments',
      most: 5,
    },
  ],
  rockquest: [
    {
      name: 'Size of a band',
      text: 'A band has 3 or more performers.',
      severity: 'refuse',
      kind: 'count',
      categories: ['band'],
      least: 3,
    },
    {
      name: 'Size of a duo',
      text: 'A duo has 2 performers.',
      severity: 'refuse',
      kind: 'count',
      categories: ['duo'],
      least: 2,
      most: 2,
    },
    {
      name: 'Size of a solo',
      text: 'A solo has 1 performer.',
      severity: 'refuse',
      kind: 'count',
      categories: ['solo'],
      least: 1,
      most: 1,
    },
    {
      name: 'At most 19 years old',
      text: 'Everyone is at most 19 years old on the day entries close.',
      severity: 'refuse',
      kind: 'age',
      counted_in: 'years',
      age_on: 'entries_close',
      most: 19,
    },
    {
      name: 'Enrolled at school',
      text: 'Everyone is enrolled at least 15 hours a week. Say so in the statement.',
      severity: 'refuse',
      kind: 'word',
      word_in: 'statement',
      word_rule: 'required',
      word: enrolled,
    },
    {
      name: 'Not signed to a label',
      text: 'Nobody is signed to a record label.',
      severity: 'refuse',
      kind: 'word',
      word_in: 'statement',
      word_rule: 'forbidden',
      word: 'is signed to',
    },
    {
      name: 'One band for each student',
      text: 'A student is in at most one band.',
      severity: 'refuse',
      kind: 'membership',
      categories: ['band'],
      most: 1,
    },
    {
      name: 'One solo or duo for each student',
      text: 'A student is in at most one solo or duo.',
      severity: 'refuse',
      kind: 'membership',
      categories: ['duo', 'solo'],
      most: 1,
    },
    {
      name: 'Region of most members',
      text: 'A band of several schools competes in the region of most of its members, and in no other.',
      severity: 'warn',
      kind: 'region',
    },
    {
      name: 'No one joins after the first performance',
      text: 'A member may leave, and be replaced only before the first performance.',
      severity: 'refuse',
      kind: 'date',
      deadline: 'first_performance',
    },
    {
      name: 'Six minutes',
      text: 'A song is at most 6 minutes long.',
      severity: 'warn',
      kind: 'length',
      longest: 360,
    },
  ],
  launchpad: [
    {
      name: 'A lead in each project',
      text: 'Each project has somebody who leads it.',
      severity: 'warn',
      kind: 'count',
      parts: ['lead'],
      least: 1,
    },
  ],
  basketball: [
    {
      name: 'Under 15',
      text: 'Players of U15 grades are younger than 15 on the first day.',
      severity: 'refuse',
      kind: 'age',
      categories: ['u15_girls', 'u15_boys'],
      parts: ['guard', 'forward', 'centre'],
      counted_in: 'years',
      age_on: 'first_day',
      most: 14,
    },
    {
      name: 'Under 17',
      text: 'Players of U17 grades are younger than 17 on the first day.',
      severity: 'refuse',
      kind: 'age',
      categories: ['u17_girls', 'u17_boys'],
      parts: ['guard', 'forward', 'centre'],
      counted_in: 'years',
      age_on: 'first_day',
      most: 16,
    },
    {
      name: 'A coach for each twelve players',
      text: 'There is a coach for every 12 players.',
      severity: 'warn',
      kind: 'ratio',
      parts: ['guard', 'forward', 'centre'],
      each: 'coach',
      most: 12,
    },
  ],
};
