import { quoted } from '../quoted.js';

/**
 * A season that suits any contest: heats and finals in two days each, invented names.
 *
 * @param {{ title: string }} names
 */
export function seasonSource({ title }) {
  return `import type { MemberPlan, Season, SessionPlan } from '@callboard/api-contract/tenant';

const evening = (day: number): SessionPlan => ({
  name: \`Evening, day \${day + 1}\`,
  kind: 'evening',
  day,
  from: '18:30',
  minutes: 150,
  space: 0,
  hasSlots: true,
});
const rehearsal = (day: number): SessionPlan => ({
  name: \`Rehearsal, day \${day + 1}\`,
  kind: 'rehearsal',
  day,
  from: '14:00',
  minutes: 180,
  space: 0,
  hasSlots: false,
});
const twoDays = [rehearsal(0), evening(0), rehearsal(1), evening(1)];

const words = {
  adjective: ['Quiet', 'Bright', 'Early', 'Northern', 'Open', 'Second', 'Silver', 'Small', 'Steady', 'Warm', 'Wide', 'Young'],
  thing: ['Bridge', 'Garden', 'Harbour', 'Island', 'Lantern', 'Morning', 'River', 'Road', 'Season', 'Shore', 'Signal', 'Window'],
  place: ['the Coast', 'the Hill', 'the Lake', 'the North', 'the Plain', 'the South', 'the Valley', 'Home', 'Tomorrow', 'Winter'],
};

/** A year to begin with: what is over, what is open and what is being prepared. */
export const season: Season = {
  announcements: [],
  resources: [],
  office: {
    tags: { 'New here': 'green', 'Ask again': 'yellow' },
    assets: [{ name: 'Radio handset', category: 'Communication / Radios', type: 'Handheld', count: 6, at: 'Crew' }],
    notes: ['We travel by bus and cannot arrive before 10:00.'],
    staffNotes: ['Consents are still missing for three students.'],
    reasons: { withdrawn: ['Too many of us have exams that week.'], declined: ['The event is full.'] },
    colleague: 'Ruth Nakamura',
  },
  guestParts: ['Planning', 'Lighting and sound'],
  place: 'hall',
  schedule: 'slots',
  series: [
    {
      name: '{place} Regional Final 2026',
      kind: 'regional_final',
      places: 'regions',
      firstDay: '2026-07-10',
      step: 3,
      days: 2,
      entries: [16, 26],
      sessions: twoDays,
      about: 'Two days, and the first two of each category go on.',
    },
    {
      name: ${quoted(`${title} National Final 2026`)},
      kind: 'national_final',
      places: ['Wellington'],
      isNational: true,
      firstDay: '2026-11-28',
      step: 1,
      days: 1,
      entries: [16, 16],
      sessions: [rehearsal(0), evening(0)],
      about: 'The best of the regional finals.',
    },
    {
      name: '{place} Heat 2027',
      kind: 'heat',
      places: 'regions',
      firstDay: '2027-04-30',
      step: 3,
      days: 2,
      entries: [20, 32],
      sessions: twoDays,
      about: 'Every school can enter up to four times.',
    },
    {
      name: '{place} Regional Final 2027',
      kind: 'regional_final',
      places: 'regions',
      firstDay: '2027-07-02',
      step: 3,
      days: 2,
      entries: [0, 0],
      sessions: twoDays,
      about: 'Dates are being agreed with the venues.',
    },
  ],
  entriesOfSchool: 4,
  suits: (school) => school.level !== 'primary',
  createEntries({ random, createPhrases }) {
    const phrase = createPhrases();
    let count = 0;
    return () => {
      count += 1;
      const members = Array.from({ length: random.integer(2, 4) }, (): MemberPlan => ({
        part: 'member',
        yearLevel: random.integer(9, 13),
      }));
      return {
        // The number tells apart what the words do not: a season has more of them than pairs of words.
        fields: {
          name: \`\${phrase(['{adjective} {thing} of {place}', 'The {adjective} {thing} of {place}'], words)} \${count}\`,
          category: random.pick(['open', 'junior']),
        },
        members,
      };
    };
  },
  accountMember: { part: 'adult', yearLevel: null },
  people: {
    admin: 'Margaret Ellis',
    staff: 'Wiremu Paki',
    judge: 'Anjali Rao',
    participant: 'Hana Fletcher',
    collaborator: 'Tomasi Vea',
  },
};
`;
}
