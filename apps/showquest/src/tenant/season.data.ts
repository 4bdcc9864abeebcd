import type { MemberPlan, Season, SessionPlan } from '@callboard/api-contract/tenant';
import { showAdjectives, showPatterns, showSubjects } from './words.data';

const evening = (day: number): SessionPlan => ({
  name: `Evening show, day ${day + 1}`,
  kind: 'evening',
  day,
  from: '19:00',
  minutes: 150,
  space: 0,
  hasSlots: true,
});
const matinee = (day: number): SessionPlan => ({
  name: `Matinee, day ${day + 1}`,
  kind: 'matinee',
  day,
  from: '13:00',
  minutes: 120,
  space: 0,
  hasSlots: true,
});
const rehearsal = (day: number): SessionPlan => ({
  name: `Technical rehearsal, day ${day + 1}`,
  kind: 'rehearsal',
  day,
  from: '08:30',
  minutes: 210,
  space: 0,
  hasSlots: false,
});
const warmUp = (day: number): SessionPlan => ({
  name: `Warm-up, day ${day + 1}`,
  kind: 'rehearsal',
  day,
  from: '10:00',
  minutes: 120,
  space: 1,
  hasSlots: false,
});
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => [rehearsal(day), warmUp(day), matinee(day), evening(day)]).flat();

/** Schools' stage performance: juniors are school years 1 to 8, the open section years 9 to 13. */
export const season: Season = {
  guestParts: ['Choreography', 'Lighting and sound'],
  place: 'theatre',
  schedule: 'slots',
  series: [
    {
      name: '{place} Regional Final 2026',
      kind: 'regional_final',
      places: 'regions',
      firstDay: '2026-08-11',
      step: 4,
      days: 2,
      entries: [30, 44],
      sessions: days(2),
      about: 'Two days on one stage. First and second of each section enter the national pool.',
    },
    {
      name: '{place} Junior Showcase 2026',
      kind: 'showcase',
      places: ['Takapuna', 'Hamilton', 'Tauranga', 'Wellington', 'Christchurch', 'Dunedin'],
      firstDay: '2026-11-09',
      step: 5,
      days: 2,
      entries: [14, 22],
      sessions: [...days(1), evening(1)],
      about: 'School years 1 to 8 share what they made this year. Nobody is ranked.',
    },
    {
      name: 'Showquest National Final 2026',
      kind: 'national_final',
      places: ['Lower Hutt'],
      isNational: true,
      firstDay: '2026-12-04',
      step: 1,
      days: 2,
      entries: [24, 24],
      sessions: days(2),
      about: 'The national pool on one stage, with awards for soundtrack, costume and choreography.',
    },
    {
      name: 'Choreography Workshop {place}',
      kind: 'workshop',
      weekday: 6,
      places: ['Whangārei', 'Henderson', 'Rotorua', 'Palmerston North', 'Nelson', 'Invercargill'],
      firstDay: '2027-02-13',
      step: 7,
      days: 1,
      entries: [0, 0],
      sessions: [
        {
          name: 'Shape and story',
          kind: 'workshop',
          day: 0,
          from: '09:30',
          minutes: 150,
          space: 0,
          hasSlots: false,
        },
        {
          name: 'Moving a hundred people',
          kind: 'workshop',
          day: 0,
          from: '13:00',
          minutes: 150,
          space: 0,
          hasSlots: false,
        },
        {
          name: 'Teachers’ round table',
          kind: 'workshop',
          day: 0,
          from: '13:00',
          minutes: 90,
          space: 1,
          hasSlots: false,
        },
      ],
      about: 'For teachers and student leaders: from a theme to a stage full of people.',
    },
    {
      name: '{place} Heat 2027',
      kind: 'heat',
      places: 'regions',
      firstDay: '2027-05-04',
      step: 3,
      days: 2,
      entries: [34, 48],
      sessions: days(2),
      about: 'At most 100 performers to a team, ten minutes from set-up to clear.',
    },
    {
      name: '{place} Regional Final 2027',
      kind: 'regional_final',
      places: [
        'Auckland Central',
        'Hamilton',
        'Napier',
        'Palmerston North',
        'Wellington',
        'Christchurch',
        'Dunedin',
      ],
      firstDay: '2027-08-10',
      step: 4,
      days: 2,
      entries: [0, 0],
      sessions: days(2),
      about: 'Dates are being settled with the venues.',
    },
    {
      name: 'Showquest National Final 2027',
      kind: 'national_final',
      places: ['Auckland Central'],
      isNational: true,
      firstDay: '2027-11-26',
      step: 1,
      days: 2,
      entries: [0, 0],
      sessions: days(2),
      about: 'Dates are being settled with the venue.',
    },
  ],
  entriesOfSchool: 1,
  suits: (school) => school.type !== 'Teen Parent Unit',
  createEntries({ random, createPhrases }) {
    const phrase = createPhrases();
    return (school) => {
      const subject = random.pick(showSubjects);
      const isJunior = school.level === 'primary' || (school.level === 'both' && random.isLucky(0.5));
      const ages = isJunior ? [4, 8] : [9, 13];
      const section = random.isLucky(0.1) ? 'wearable_art' : isJunior && 'junior';
      const membersCount = section === 'wearable_art' ? random.integer(2, 5) : random.integer(22, 100);
      const student = (part: string): MemberPlan => ({
        part,
        yearLevel: random.integer(ages[0] ?? 1, ages[1] ?? 13),
      });
      return {
        fields: {
          name: phrase(showPatterns, { ...subject, adjective: showAdjectives }),
          section: section || 'open',
          theme: random.pick(subject.themes),
          live_musicians: section === 'wearable_art' ? 0 : random.pick([0, 0, 0, 1, 2, 4, 6, 10]),
        },
        membersCount,
        members: [
          student('performer'),
          student('performer'),
          student(random.isLucky(0.5) ? 'crew' : 'musician'),
          { part: 'teacher', yearLevel: null },
        ],
      };
    };
  },
  accountMember: { part: 'teacher', yearLevel: null },
  fee: 1_000,
  people: {
    admin: 'Ngaire Tamihana',
    staff: 'Aroha Ngata',
    judge: 'Filipo Leota',
    participant: 'Bridget Whitfield',
    collaborator: 'Priya Nair',
  },
};
