export { ceremonySteps } from './ceremonySteps';
export { criterionMeans, type CriterionMean } from './criterionMeans';
export { decidedPlaces, type Decided, type PlaceDecision } from './decidedPlaces';
export { disagreementOf, outliersOf, type Disagreement, type Outlier } from './disagreement';
export { isOut } from './isOut';
export { mergeMarks, type MarkConflict, type MergedMarks, type ScoreMark } from './mergeMarks';
export { mergeSheet, type SheetChange, type WrittenSheet } from './mergeSheet';
export { missingSheets, type PanelFacts, type SheetPlace } from './missingSheets';
export { neededJudges, type PanelMember } from './neededJudges';
export { resultDifference, type LineDifference, type ResultLine } from './resultDifference';
export { resultMethods } from './resultRules';
export type {
  JudgingFacts,
  ResultMethod,
  ResultRules,
  Standing,
  StandingProblem,
  TieBreak,
} from './resultRules';
export { robustnessOf, type Robustness } from './robustness';
export type { Criterion, JudgeSheet, Level, Penalty, Rubric } from './rubric';
export { rubricProblems, type RubricProblem, type RubricProblemCode } from './rubricProblems';
export { scoreProblem, type ScoreProblem } from './scoreProblem';
export { chainText, plainSealText, sealText, type ChainEnd, type PlainSealedSheet } from './sealText';
export { scoresOf, sheetGaps, type SheetGap } from './sheetGaps';
export { sheetTotal } from './sheetTotal';
export { sheetFacts, type SheetFacts, type StoredSheet } from './stagePanel';
export { rulesText } from './rulesText';
export { rulesOfStage, type StageCounting, type StageTieBreak } from './stageRules';
export { tryoutSpread, type CriterionSpread, type TryoutSheet } from './tryoutSpread';
export { compareMethods, standingsOf } from './standings';
export { unusualScores, type UnusualScore } from './unusualScores';
export { voteDoubts, type VoteDoubt, type VoteSource } from './voteMarks';
