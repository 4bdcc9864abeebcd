import type { MemberPlan, School, Season } from '@callboard/api-contract/tenant';
import { teamSheet } from './teamSheet.data';
import { mascots, office } from './words.data';

/** Seasons of school teams: a game is a performance, a court is a space. */
export const season: Season = {
  announcements: [
    {
      title: 'Singlets: light at home, dark away',
      body: 'The team named first in the draw wears light singlets. Bring both sets if you have them.\n\nNumbers must be on the front and the back.',
      to: 'entrants',
      daysBefore: 6,
      readBy: ['participant'],
    },
    {
      title: 'Court 2 is closed on Saturday',
      body: 'The floor of court 2 is being sanded. Its games are on court 4 at the same times.',
      to: 'entrants',
      daysBefore: 2,
      readBy: [],
    },
    {
      title: 'Scoring tables need people',
      body: 'Each school sends one scorer and one timekeeper to its home games. Training is on Tuesday after school.',
      to: 'everyone',
      isPublic: true,
      daysBefore: 20,
      readBy: ['participant', 'judge', 'staff'],
    },
    {
      title: 'The draw of the first three rounds',
      body: 'The draw is out. Your games are on the page of your team, with their courts.\n\nTell us within three days if two of your teams share a coach and play at once.',
      to: 'entrants',
      daysBefore: null,
      inDays: 98,
      readBy: [],
    },
    {
      title: 'Games of the first round are off',
      body: 'The first round is not played because of the storm.',
      to: 'entrants',
      daysBefore: 9,
      isRevoked: true,
      readBy: ['participant'],
    },
    {
      title: 'Referee briefing',
      body: 'We meet at the scoring table half an hour before the first game. The new shot clock rule is on the agenda.',
      to: 'judges',
      daysBefore: null,
      readBy: [],
    },
  ],
  resources: [
    {
      title: 'Rules of the competition',
      summary: 'Game time, fouls, and what decides a draw',
      category: 'rules',
      content:
        'Games have four quarters of eight minutes with a running clock, and the last two minutes stop.\n\nA player with five fouls leaves the game. A team needs five players to begin, and two to go on.\n\nIn a pool the result between two teams decides a draw, then the difference of points.',
      to: 'public',
    },
    {
      title: 'How to enter a team',
      summary: 'Grades, ages and what the coach needs',
      category: 'entering',
      content:
        'The coach or the school enters the team until entries close, in one grade. A player may play up a grade, never down.\n\nAdd up to twelve players before the first game. Their ages are those of the first of January.',
      to: 'public',
    },
    {
      title: 'Courts and benches',
      summary: 'Where to warm up, and who sits where',
      category: 'technical',
      content:
        'The team that is named first sits on the left of the scorers and wears light colours.\n\nWarm-up balls are at the scorers of each court. Teams have the court ten minutes before their game.',
      before: {
        content:
          'The team that is named first sits on the left of the scorers and wears light colours. Bring your own balls for the warm-up.',
        note: 'Warm-up balls are at the scorers now.',
      },
      to: 'entrants',
    },
    {
      title: "Guardian's consent",
      summary: 'For every player: copy it to paper and give it to the coach',
      category: 'forms',
      content:
        'I agree that my child plays in this tournament, and that first aid is given where it is needed.\n\nName of the player, name of the guardian, phone number on the day, what first aid should know, signature.',
      to: 'entrants',
    },
    {
      title: 'Way to the courts',
      summary: 'Parking is free behind the hall',
      category: 'places',
      content: 'https://www.openstreetmap.org/#map=16/-37.7870/175.2793',
      to: 'everyone',
    },
    {
      title: 'Notes for officials',
      summary: 'Before, during and after a game',
      category: 'rules',
      content:
        'Be at the court a quarter of an hour before the game. Check the team sheets with both coaches.\n\nSend the result from the scorers’ table. Report every injury, however small.',
      to: 'judges',
    },
  ],
  office,
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
      entries: [29, 45],
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
      const age = random.pick(ages);
      const [youngest, oldest] = years[age];
      const players = positions.slice(0, random.integer(5, 6)).map((part): MemberPlan => ({
        part,
        yearLevel: random.integer(youngest, oldest),
      }));
      const coach = drawName();
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
          coach,
          pool: random.pick(['a', 'b', 'c', 'd']),
        },
        group: grade,
        members: [
          ...players.map((player, index) => ({ ...player, own: { singlet: index + 4 } })),
          { part: 'coach', yearLevel: null, name: coach },
        ],
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

const ages = ['u15', 'u17', 'premier'] as const;
/** The school years of each age: those who are young enough on the first day. */
const years = { u15: [9, 10], u17: [10, 11], premier: [11, 13] } as const;
/** Five begin a game, and a sixth lets one of them rest. */
const positions = ['guard', 'forward', 'centre', 'guard', 'forward', 'guard'];

/** Girls and boys alternate, except where a school has only one of them. */
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
