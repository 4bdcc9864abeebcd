export { graphProblems, type GraphProblem, type GraphProblemCode } from './graphProblems';
export { layoutStages, type StageLayout, type StagePosition } from './layoutStages';
export type {
  Move,
  MoveFact,
  Progression,
  ProgressionFacts,
  Question,
  Selection,
  StageEntry,
  StagePlace,
  Stay,
  StayFact,
  Withdrawal,
} from './movement';
export { progressionOf } from './progression';
export { progressionOfStage, type StageActs, type StageWithNext } from './progressionOfStage';
export { substitutesOf, type OpenPlaces, type ReleasedActs, type Substitution } from './substitutesOf';
export type { Rule, StageKind, StageNode } from './stages';
