import type { MemberPlan, Season, SessionPlan } from '@callboard/api-contract/tenant';
import { office } from './office.data';
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
  announcements: [
    {
      title: 'Studio doors open at eight',
      body: 'The studios are open from eight in the morning on both days. Sign in at the front desk and take a lanyard.\n\nThe kitchen is shared: label your lunch.',
      to: 'entrants',
      daysBefore: 6,
      readBy: ['participant'],
    },
    {
      title: 'Send your one-page summary',
      body: 'Mentors read the summaries before they meet you. One page is enough, and a picture helps.',
      to: 'entrants',
      daysBefore: 2,
      readBy: [],
    },
    {
      title: 'Mentor list is complete',
      body: 'Twelve artists and makers give their time this season. You can read about each of them on the noticeboard.',
      to: 'everyone',
      isPublic: true,
      daysBefore: 20,
      readBy: ['participant', 'judge', 'staff'],
    },
    {
      title: 'Applications for travel grants open',
      body: 'Ask for a grant if the way to your sharing is longer than 100 kilometres. It takes five minutes.\n\nEveryone who asks by the end of the month has an answer in March.',
      to: 'entrants',
      daysBefore: null,
      inDays: 74,
      readBy: [],
    },
    {
      title: 'Studios are closed next week',
      body: 'The floor is being repaired. All bookings move by a week.',
      to: 'entrants',
      daysBefore: 9,
      isRevoked: true,
      readBy: ['participant'],
    },
    {
      title: 'Notes for the panel',
      body: 'Please write two sentences for each project: what works, and what you would try next.',
      to: 'judges',
      daysBefore: null,
      readBy: [],
    },
  ],
  resources: [
    {
      title: 'What we expect of a project',
      summary: 'Time, milestones, and what you share at the end',
      category: 'rules',
      content:
        'A project takes about four hours a week from March to October. You meet your mentor every two weeks.\n\nThere are three milestones: the idea, the making and the sharing. What you share can be unfinished, as long as it is yours.',
      to: 'public',
    },
    {
      title: 'How to apply',
      summary: 'What to write, and how we choose',
      category: 'entering',
      content:
        'Tell us in your own words what you would like to make, and why now. Show one thing that you have made before. A phone video is fine.\n\nWe read every application, and answer all of them within three weeks.',
      to: 'public',
    },
    {
      title: 'Using the studios',
      summary: 'Opening hours, equipment, and how to book',
      category: 'technical',
      content:
        'The studios are open on weekdays from 15:30 to 20:00, and on Saturdays from 10:00.\n\nBook the recording room or the cameras with your mentor a week before. Leave the room as you found it.',
      before: {
        content: 'The studios are open on weekdays from 15:30 to 19:00, and on Saturdays from 10:00.',
        note: 'The studios are open until 20:00 on weekdays.',
      },
      to: 'entrants',
    },
    {
      title: "Guardian's consent",
      summary: 'For everyone under 18: copy it to paper and give it to your mentor',
      category: 'forms',
      content:
        'I agree that my child takes part in this project and meets the mentor in the studios, where other people are present.\n\nName of the young person, name of the guardian, phone number, signature.',
      to: 'entrants',
    },
    {
      title: 'Way to the studios',
      summary: 'Five minutes from the bus interchange',
      category: 'places',
      content: 'https://www.openstreetmap.org/#map=16/-43.5310/172.6365',
      to: 'everyone',
    },
    {
      title: 'Guide for panel members',
      summary: 'How to read an application',
      category: 'rules',
      content:
        'Look for the idea before the skill. Ask what this person will learn by making it.\n\nNote one strength and one question for each application.',
      to: 'judges',
    },
  ],
  office,
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
