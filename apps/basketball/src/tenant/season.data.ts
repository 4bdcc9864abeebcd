import type { MemberPlan, School, Season } from '@callboard/api-contract/tenant';
import { teamSheet } from './teamSheet.data';
import { mascots } from './words.data';

/** Seasons of school teams: a game is a performance, a court is a space. */
export const season: Season = {
  guestParts: ['Physiotherapy', 'Coaching'],
  place: 'stadium',
  schedule: 'games',
  entrantTask: teamSheet,
  series: [
    {
      name: '{place} Winter League 2026',
      kind: 'round',
      places: 'regions',
      firstDay: '2026-06-05',
      step: 1,
      days: 64,
      entries: [20, 32],
      sessions: [],
      about:
        'Friday nights through the winter terms. Two points for a win, one for a loss, none for a forfeit.',
    },
    {
      name: 'National Schools Tournament 2026',
      weekday: 1,
      kind: 'national_final',
      places: ['Palmerston North'],
      isNational: true,
      firstDay: '2026-09-28',
      step: 1,
      days: 5,
      entries: [32, 32],
      sessions: [],
      about: 'Pool games, then a knock-out, on four courts in five days.',
    },
    {
      name: '{place} Spring League 2026',
      kind: 'round',
      places: [
        'Whangārei',
        'Takapuna',
        'Hamilton',
        'Tauranga',
        'Napier',
        'New Plymouth',
        'Wellington',
        'Nelson',
        'Christchurch',
        'Dunedin',
      ],
      firstDay: '2026-10-16',
      step: 1,
      days: 44,
      entries: [18, 26],
      sessions: [],
      about: 'Under-15 and under-17 grades in the fourth term.',
    },
    {
      name: '{place} Summer Tip-off 2026',
      kind: 'round',
      places: ['Auckland Central', 'Rotorua', 'Lower Hutt', 'Timaru', 'Invercargill'],
      firstDay: '2026-12-04',
      step: 1,
      days: 3,
      entries: [14, 20],
      sessions: [],
      about: 'One weekend of games before the holidays.',
    },
    {
      name: '{place} Referee Course',
      kind: 'workshop',
      weekday: 6,
      places: ['Kerikeri', 'Pukekohe', 'Taupō', 'Hastings', 'Porirua', 'Rangiora'],
      firstDay: '2027-02-06',
      step: 7,
      days: 1,
      entries: [0, 0],
      sessions: [
        {
          name: 'Signals and positions',
          kind: 'workshop',
          day: 0,
          from: '09:00',
          minutes: 120,
          space: 0,
          hasSlots: false,
        },
        {
          name: 'On the floor',
          kind: 'workshop',
          day: 0,
          from: '12:30',
          minutes: 150,
          space: 0,
          hasSlots: false,
        },
      ],
      about: 'For new officials from year 11, and for parents who are tired of shouting.',
    },
    {
      name: '{place} Autumn League 2027',
      kind: 'round',
      places: 'regions',
      firstDay: '2027-03-12',
      step: 1,
      days: 50,
      entries: [30, 46],
      sessions: [],
      about: 'The draw is made when entries close.',
    },
    {
      name: '{place} Winter League 2027',
      kind: 'round',
      places: [
        'Whangārei',
        'Henderson',
        'Hamilton',
        'Tauranga',
        'New Plymouth',
        'Wellington',
        'Christchurch',
        'Dunedin',
      ],
      firstDay: '2027-07-30',
      step: 1,
      days: 50,
      entries: [0, 0],
      sessions: [],
      about: 'Courts are being booked.',
    },
    {
      name: 'National Schools Tournament 2027',
      weekday: 1,
      kind: 'national_final',
      places: ['Palmerston North'],
      isNational: true,
      firstDay: '2027-09-27',
      step: 1,
      days: 5,
      entries: [0, 0],
      sessions: [],
      about: 'Courts are being booked.',
    },
  ],
  entriesOfSchool: 4,
  suits: (school) =>
    school.level !== 'primary' &&
    !['Special School', 'Correspondence School', 'Teen Parent Unit'].includes(school.type),
  createEntries({ random, drawName }) {
    const mascotOf = new Map<number, string>();
    return (school, entered) => {
      const mascot = mascotOf.get(school.number) ?? random.pick(mascots);
      mascotOf.set(school.number, mascot);
      const side = sideOf(school, entered);
      const letter = letterOf(school, entered);
      const age = random.pick(['u15', 'u17', 'premier']);
      const players = ['guard', 'forward', 'centre'].map((part): MemberPlan => ({
        part,
        yearLevel: age === 'u15' ? random.integer(9, 10) : random.integer(11, 13),
      }));
      const grade = `${age}_${side}`;
      const team = [
        shortName(school),
        mascot,
        ...(isSingleSex(school) ? [] : [side === 'girls' ? 'Girls' : 'Boys']),
      ].join(' ');
      return {
        fields: {
          name: letter ? `${team} ${letter}` : team,
          grade,
          coach: drawName(),
          pool: random.pick(['a', 'b', 'c', 'd']),
        },
        group: grade,
        membersCount: random.integer(8, 12),
        members: players,
      };
    };
  },
  accountMember: { part: 'manager', yearLevel: null },
  people: {
    admin: 'Stuart MacGregor',
    staff: 'Sione Moala',
    judge: 'Karen Barker',
    participant: 'Hēmi Rāpata',
    collaborator: 'Angelo Reyes',
  },
};

/** Girls and boys in turn, except where a school has only one of them. */
function sideOf(school: School, entered: number): 'girls' | 'boys' {
  if (school.gender === 'Single Sex-Girls') return 'girls';
  if (school.gender === 'Single Sex-Boys') return 'boys';
  return (school.number + entered) % 2 === 0 ? 'girls' : 'boys';
}

function isSingleSex({ gender }: School): boolean {
  return gender.startsWith('Single Sex');
}

/** A school's second team of a side is its B team. */
function letterOf(school: School, entered: number): string {
  const before = isSingleSex(school) ? entered : Math.floor(entered / 2);
  return ['', 'B', 'C', 'D'][before] ?? '';
}

/** `Kaitaia College` plays as `Kaitaia`. */
function shortName({ name }: School): string {
  const short = name
    .replace(/\s*\(.*\)/, '')
    .replace(/\s+/g, ' ')
    .replace(/ (Area|High|Grammar|Boys'|Girls'|College|School|Collegiate|Community|Composite)\b/g, '');
  return short.length > 2 ? short.trim() : name;
}
