import type { MemberPlan, Season, SessionPlan } from '@callboard/api-contract/tenant';
import { projectFields, projectPatterns, projectWords } from './words.data';

const sharing = (day: number, name: string, from: string, space: number): SessionPlan => ({
  name,
  kind: from < '17:00' ? 'matinee' : 'evening',
  day,
  from,
  minutes: 120,
  space,
  hasSlots: true,
});
const lab = (day: number, name: string, from: string, space: number): SessionPlan => ({
  name,
  kind: 'workshop',
  day,
  from,
  minutes: 120,
  space,
  hasSlots: false,
});
const sharingDays = [
  lab(0, 'Mentor circle', '09:30', 1),
  sharing(0, 'Sharing: work on its feet', '13:00', 0),
  sharing(0, 'Sharing: work on the wall', '13:00', 1),
  sharing(0, 'Evening sharing', '18:30', 0),
  lab(1, 'Next steps', '10:00', 1),
  sharing(1, 'Sharing: second day', '13:00', 0),
];

/** A year of creative development: a project, a mentor, milestones and a day of sharing instead of a contest. */
export const season: Season = {
  guestParts: ['Mentoring', 'Video'],
  place: 'arts',
  schedule: 'slots',
  series: [
    {
      name: '{place} Sharing 2026',
      kind: 'showcase',
      places: 'regions',
      firstDay: '2026-09-05',
      step: 5,
      days: 2,
      entries: [34, 46],
      sessions: sharingDays,
      about: 'The year’s projects meet their first audience.',
    },
    {
      name: 'Launchpad National Showcase 2026',
      kind: 'national_final',
      places: ['Wellington'],
      isNational: true,
      firstDay: '2026-12-05',
      step: 1,
      days: 2,
      entries: [24, 24],
      sessions: sharingDays,
      about: 'Twenty-four projects from all over the country.',
    },
    {
      name: 'Creative Lab {place}',
      kind: 'workshop',
      weekday: 6,
      places: [
        'Kaitaia',
        'Māngere',
        'Thames',
        'Whakatāne',
        'Gisborne',
        'Hāwera',
        'Levin',
        'Masterton',
        'Motueka',
        'Greymouth',
        'Timaru',
        'Queenstown',
      ],
      firstDay: '2027-01-30',
      step: 5,
      days: 2,
      entries: [0, 0],
      sessions: [
        lab(0, 'Finding the question', '09:30', 0),
        lab(0, 'Making without money', '13:00', 0),
        lab(0, 'One to one with mentors', '13:00', 1),
        lab(1, 'Showing unfinished work', '10:00', 0),
        lab(1, 'Plan your milestones', '13:30', 0),
      ],
      about: 'Two days with practising artists: from an idea to a first milestone.',
    },
    {
      name: '{place} Mid-year Sharing 2027',
      kind: 'showcase',
      places: 'regions',
      firstDay: '2027-05-08',
      step: 3,
      days: 2,
      entries: [40, 56],
      sessions: sharingDays,
      about: 'Projects at their second milestone, seen by mentors and friends.',
    },
    {
      name: '{place} Sharing 2027',
      kind: 'showcase',
      places: [
        'Whangārei',
        'Henderson',
        'Hamilton',
        'Rotorua',
        'New Plymouth',
        'Lower Hutt',
        'Christchurch',
        'Invercargill',
      ],
      firstDay: '2027-09-04',
      step: 5,
      days: 2,
      entries: [0, 0],
      sessions: sharingDays,
      about: 'Dates are being settled with the venues.',
    },
    {
      name: 'Launchpad National Showcase 2027',
      kind: 'national_final',
      places: ['Auckland Central'],
      isNational: true,
      firstDay: '2027-12-04',
      step: 1,
      days: 2,
      entries: [0, 0],
      sessions: sharingDays,
      about: 'Dates are being settled with the venue.',
    },
  ],
  entriesOfSchool: 4,
  suits: (school) => school.level !== 'primary',
  createEntries({ random, createPhrases, drawNames }) {
    const phrase = createPhrases();
    const mentors = drawNames(90);
    return () => {
      const field = random.pick(projectFields);
      const parts = ['lead', 'collaborator', 'performer', 'performer'].slice(
        0,
        random.pick([1, 2, 2, 3, 3, 4]),
      );
      const members = parts.map((part): MemberPlan => ({ part, yearLevel: random.integer(9, 13) }));
      return {
        fields: {
          name: capitalised(phrase(projectPatterns, { ...projectWords, form: field.forms })),
          creative_field: field.value,
          discipline: random.pick(field.disciplines),
          mentor: random.isLucky(0.9) ? random.pick(mentors) : null,
          milestone: random.pick(['idea', 'making', 'making', 'sharing']),
        },
        membersCount: members.length,
        members,
      };
    };
  },
  accountMember: { part: 'lead', yearLevel: 13 },
  people: {
    admin: 'Alison Buchanan',
    staff: 'Tama Waititi',
    judge: 'Mei Wong',
    participant: 'Leilani Tuala',
    collaborator: 'Rāwiri Poutama',
  },
};

function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
