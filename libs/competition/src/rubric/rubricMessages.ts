import { defineMessages, translate } from '@callboard/language';

type Scale = Record<'min' | 'max' | 'step', string>;

/** The texts of what acts are judged by. */
export const rubricMessages = defineMessages({
  criteria: 'Criteria',
  noCriteria: 'There is nothing to judge by yet',
  noCriteriaText: 'Add a criterion, such as “Originality”. You can then give it a weight and a scale.',
  newCriterion: 'New criterion',
  newCriterionHint: 'What judges give a score for',
  addCriterion: 'Add criterion',
  maxCriteria: (most: number) => translate('A rubric can have {most} criteria.', { most }),
  criterion: (position: number, label: string) =>
    translate('Criterion {position}: {label}', { position, label }),
  name: 'Name',
  weight: 'Weight',
  share: (share: string) => translate('{share} % of the total', { share }),
  noShare: 'Counts for its share of the total weight',
  lowest: 'Lowest score',
  highest: 'Highest score',
  step: 'In steps of',
  needsComment: 'Judges have to write why',
  commentNeeded: 'Comment needed',
  moveUp: (label: string) => translate('Move {label} up', { label }),
  moveDown: (label: string) => translate('Move {label} down', { label }),
  remove: (label: string) => translate('Remove {label}', { label }),
  removed: (label: string) => translate('{label} removed', { label }),
  undo: 'Undo',
  moved: (label: string, position: number, count: number) =>
    translate('{label} is now {position} of {count}', { label, position, count }),
  sum: (sum: string) =>
    translate('The weights add up to {sum}. Each criterion counts for its share of that.', { sum }),
  levels: (count: number) =>
    translate(
      '{count, plural, =0 {What scores mean} one {What scores mean (one level)} other {What scores mean (# levels)}}',
      {
        count,
      },
    ),
  levelsHint: 'Judges read the text of the highest level that their score reaches.',
  levelFrom: 'From score',
  levelText: 'Meaning',
  level: (position: number) => translate('Level {position}', { position }),
  addLevel: 'Add level',
  addLevelTo: (label: string) => translate('Add a level to {label}', { label }),
  removeLevel: (position: number, label: string) =>
    translate('Remove level {position} of {label}', { position, label }),
  levelRemoved: (position: number) => translate('Level {position} removed', { position }),
  maxLevels: (most: number) => translate('A criterion can have {most} levels.', { most }),
  penalties: 'Penalties',
  penaltiesHint:
    'Points off the total of 0 to 100. A penalty counts once if more than half of the judges give it.',
  noPenalties: 'No penalties',
  newPenalty: 'New penalty',
  newPenaltyHint: 'What takes points off, such as a late start',
  addPenalty: 'Add penalty',
  maxPenalties: (most: number) => translate('A rubric can have {most} penalties.', { most }),
  penalty: (label: string) => translate('Penalty: {label}', { label }),
  points: 'Points off',
  pointsOff: (points: string) => translate('−{points} points', { points }),
  scale: ({ min, max, step }: Scale) =>
    translate('Scores from {min} to {max} in steps of {step}', { min, max, step }),
  from: (score: string) => translate('From {score}', { score }),
  preview: 'How a judge sees it',
  previewOf: 'Criterion',
  previewHint: 'Try it: nothing is stored.',
  previewBroken: 'Correct its scale to see it here.',
  score: 'Score',
  noLevel: 'This score has no text.',
  comment: 'Comment',
  // Problems
  blank: 'Enter a name.',
  blankLevel: 'Describe what a score from this level up means.',
  doubledCode: 'Another one has the same code. Remove this one and add it again.',
  notANumber: 'Enter a number.',
  notPositive: 'Enter more than 0.',
  belowZero: 'This cannot be below 0.',
  atMost: (most: string) => translate('This can be {most} at most.', { most }),
  maxNotAboveMin: 'The highest score has to be above the lowest.',
  stepNotDividing: ({ min, max, step }: Scale) =>
    translate('Steps of {step} from {min} never reach {max}.', { min, max, step }),
  levelOutOfScale: ({ min, max }: Scale) => translate('The scale goes from {min} to {max}.', { min, max }),
  levelsOutOfOrder: (previous: string) =>
    translate('Levels go up: this one has to start above {previous}.', { previous }),
});
