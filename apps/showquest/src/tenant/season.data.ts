import type { MemberPlan, Season, SessionPlan } from '@callboard/api-contract/tenant';
import { office } from './office.data';
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
  announcements: [
    {
      title: 'Costume parade before the rehearsal',
      body: 'All acts walk the stage once in full costume before the lighting rehearsal. It takes five minutes for each act.\n\nBring safety pins. There is one iron in the green room.',
      to: 'entrants',
      daysBefore: 6,
      readBy: ['participant'],
    },
    {
      title: 'Music files by Thursday',
      body: 'Send the final music as one file, with two seconds of silence at the start.\n\nWe cannot change it on the day.',
      to: 'entrants',
      daysBefore: 2,
      readBy: [],
    },
    {
      title: 'The season has a new home page',
      body: 'Results, photos and the dates of all regions are in one place now.',
      to: 'everyone',
      isPublic: true,
      daysBefore: 20,
      readBy: ['participant', 'judge', 'staff'],
    },
    {
      title: 'Tickets for families go on sale',
      body: 'Each act has forty seats on hold for families until the end of the first week.\n\nThe link is on the page of your event from nine in the morning.',
      to: 'entrants',
      daysBefore: null,
      inDays: 74,
      readBy: [],
    },
    {
      title: 'Rehearsals begin an hour earlier',
      body: 'Technical rehearsals of both days begin at 07:30.',
      to: 'entrants',
      daysBefore: 9,
      isRevoked: true,
      readBy: ['participant'],
    },
    {
      title: 'Where the judges sit',
      body: "Row G, seats 10 to 16. The section is closed to the public from five o'clock.",
      to: 'judges',
      daysBefore: null,
      readBy: [],
    },
  ],
  resources: [
    {
      title: 'Rules of the stage',
      summary: 'What is allowed on stage, and what is not',
      category: 'rules',
      content:
        'An act is four to six minutes long, with music. Time counts from the first sound or light to the last.\n\nNo open flames, no glitter, no water and no live animals. Props are carried on and off by the act in one minute.\n\nA teacher stands in the wings during each act.',
      to: 'public',
    },
    {
      title: 'How to enter an act',
      summary: 'From the first idea to the day of your heat',
      category: 'entering',
      content:
        'A teacher or a school leader enters the act until entries close. Name the act, its section and how many students are in it.\n\nAdd the performers by the end of the next month. Each of them needs the form of their guardian.\n\nThe organisers accept acts within two weeks, and then set the running order.',
      to: 'public',
    },
    {
      title: 'Stage and lights',
      summary: 'The size of the stage, its entrances, and what the lights can do',
      category: 'technical',
      content:
        'The stage is 12 metres wide and 9 metres deep, with a black floor. Acts come on from stage left and leave by stage right.\n\nThere are three states of light: open white, warm wash and blue wash. One follow spot is operated by the house.\n\nThe crew needs your cue sheet a week before.',
      before: {
        content:
          'The stage is 12 metres wide and 9 metres deep, with a black floor. Acts come on from both sides.',
        note: 'Acts come on from stage left alone.',
      },
      to: 'entrants',
    },
    {
      title: "Guardian's consent",
      summary: 'Copy it to paper, have it signed, and bring it to the rehearsal',
      category: 'forms',
      content:
        'I agree that my child performs in this show. I know that it is filmed, and I have said in the form of entry whether my child may be seen in photos.\n\nName of the student, name of the guardian, phone number on the day, signature.',
      to: 'entrants',
    },
    {
      title: 'Way to the theatre',
      summary: 'Where buses stop, and where to park',
      category: 'places',
      content: 'https://www.openstreetmap.org/#map=16/-36.8519/174.7635',
      to: 'everyone',
    },
    {
      title: 'How acts are scored',
      summary: 'The four criteria, with examples',
      category: 'rules',
      content:
        'Theme, movement, costume and soundtrack count 25 points each.\n\nScore what you see on the night, not what you know of the school. Talk about acts only after all scores are in.',
      to: 'judges',
    },
  ],
  office,
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
      takes: ['junior'],
      suits: (school) => school.level !== 'secondary',
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
    return (school, _entered, groups) => {
      const subject = random.pick(showSubjects);
      const isJunior =
        groups?.includes('junior') ||
        school.level === 'primary' ||
        (school.level === 'both' && random.isLucky(0.5));
      const ages = isJunior ? [4, 8] : [9, 13];
      const isGarment = !groups && random.isLucky(0.1);
      const team = isJunior ? 'junior' : 'open';
      const section = isGarment ? 'wearable_art' : team;
      const performers = isGarment ? random.integer(2, 5) : random.integer(3, 6);
      const musicians = isGarment ? 0 : random.pick([0, 0, 0, 0, 1, 2]);
      const student = (part: string): MemberPlan => ({
        part,
        yearLevel: random.integer(ages[0] ?? 1, ages[1] ?? 13),
      });
      return {
        fields: {
          name: phrase(showPatterns, { ...subject, adjective: showAdjectives }),
          section,
          theme: random.pick(subject.themes),
          live_musicians: musicians,
        },
        members: [
          ...Array.from({ length: performers }, () => student('performer')),
          ...Array.from({ length: musicians }, () => student('musician')),
          ...(isGarment ? [] : [student('crew')]),
          { part: 'teacher', yearLevel: null },
        ],
      };
    };
  },
  accountMember: { part: 'teacher', yearLevel: null },
  fees: { performer: 1_000, late: 5_000 },
  people: {
    admin: 'Ngaire Tamihana',
    staff: 'Aroha Ngata',
    judge: 'Filipo Leota',
    participant: 'Bridget Whitfield',
    collaborator: 'Priya Nair',
  },
};
