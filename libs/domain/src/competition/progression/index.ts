export { decideProgression, type PromptedQuestion, type DecidedProgression } from './decideProgression';
export { layoutStages, type Spot, type StageLayout, type StagePosition } from './layoutStages';
export type {
  Move,
  MoveFact,
  Progression,
  ProgressionFacts,
  Question,
  Selection,
  StagePlace,
  Withdrawal,
} from './movement';
export { repairOfNext, wentOnAfter, type GoesOn, type NextRepair } from './repairOfNext';
export { stagesBelow, type Rule } from './rule';
export { substitutesOf, type OpenPlaces, type ReleasedActs, type Substitution } from './substitutesOf';
