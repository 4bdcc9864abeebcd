import type { TenantCode } from '@callboard/api-contract';
import type { Rubric } from '@callboard/domain/judging';

const scale = { min: 0, max: 10, step: 0.5 } as const;
const levels = [
  { from: 0, text: 'Not there yet' },
  { from: 4, text: 'On its way' },
  { from: 6, text: 'Secure' },
  { from: 8, text: 'Strong, with moments that stay with you' },
  { from: 9.5, text: 'As good as this stage gets' },
];
const late = { code: 'late', label: 'Late start', points: 1 };

/** Rubric of each contest: as the tenants' pages name it, with shares that are common. */
export const seedRubrics: Partial<Record<TenantCode, { name: string; content: Rubric }>> = {
  showquest: {
    name: 'Stage performance',
    content: {
      criteria: [
        { code: 'performance', label: 'Performance', weight: 30, ...scale, levels, needsComment: true },
        { code: 'choreography', label: 'Choreography', weight: 25, ...scale, levels },
        { code: 'costuming', label: 'Costuming', weight: 20, ...scale, levels },
        { code: 'soundtrack', label: 'Soundtrack', weight: 15, ...scale, levels },
        { code: 'theme', label: 'Theme', weight: 10, ...scale, levels },
      ],
      penalties: [late, { code: 'overrun', label: 'Over time', points: 2 }],
    },
  },
  rockquest: {
    name: 'Original music',
    content: {
      criteria: [
        { code: 'song', label: 'Originality of the song', weight: 40, ...scale, levels, needsComment: true },
        { code: 'musicianship', label: 'Musicianship', weight: 30, ...scale, levels },
        { code: 'sound', label: 'Sound and vocals', weight: 20, ...scale, levels },
        { code: 'stage', label: 'Presence on stage', weight: 10, ...scale, levels },
      ],
      penalties: [late],
    },
  },
};

/** Comments of judges, about a criterion and to those who entered. */
export const seedRemarks = [
  'The opening had the whole hall with you. Hold the last picture a breath longer.',
  'Clear story from the first second. The quiet part in the middle was the best of it.',
  'Lovely use of the space. Watch the spacing on the left when all of you come on.',
  'Strong voices. Let the verse be softer, so that the chorus can grow.',
  'You listened to each other, and it showed. The ending came a little too soon.',
  'Brave choice. The costumes carried the idea without a word.',
];
/** Seeded judges, besides the one with the account of the role. */
export const seedJudges = {
  judge2: { first: 'Moana', last: 'Reid' },
  judge3: { first: 'Callum', last: 'Patel' },
} as const;
