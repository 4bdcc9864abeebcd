export { panelJudges } from './collections/panelJudges';
export { progressionRules } from './collections/progressionRules';
export { stages } from './collections/stages';
export {
  actStateOptions,
  actStates,
  outStates,
  type ActState,
  type OutState,
  type PlaceLeft,
} from './actStates.data';
export {
  basketballRules,
  gameContentSchema,
  gameOutcomes,
  gameStatuses,
  gameStepSchema,
  ladderTieBreaks,
  leagueDrawSchema,
  leagueKinds,
  leagueLimits,
  leagueRulesSchema,
  type GameOutcome,
  type GameStep,
  type LadderTieBreak,
  type LeagueDraw,
  type LeagueKind,
  type LeagueRules,
} from './leagueSchema';
export { rulesOfResult } from './collections/stages';
export { contestTenants, judgedLongAgo, leagueTenants } from './contestTenants.data';
export {
  judgingDeskSchema,
  judgingSchema,
  openPlacesSchema,
  type DeskDecision,
  type DeskSheet,
  stageGraphSchema,
  type JudgedAct,
  type JudgedStage,
  type Judging,
  type JudgingDesk,
  type OpenStagePlaces,
  type StageGraph,
} from './queries/judgingQueries';
export {
  publicLaddersSchema,
  scoredGameSchema,
  squadGamesSchema,
  stageLeagueSchema,
  type LadderLine,
  type LeagueGame,
  type PublicLadders,
  type ScoredGame,
  type SquadGames,
  type StageLeague,
} from './queries/leagueQueries';
export {
  ceremonySchema,
  certificatesInOne,
  correctionSchema,
  publicResultsSchema,
  stageResultsSchema,
  type Ceremony,
  type Correction,
  type PublicResults,
  type StageResults,
} from './queries/resultQueries';
export {
  audienceVoteSchema,
  maxVoteCards,
  voteTurnoutSchema,
  type AudienceVote,
  type VoteTurnout,
} from './queries/voteQueries';
export { criterionSchema, penaltySchema, rubricExample, rubricLimits, rubricSchema } from './rubricSchema';
export { madeTimeSchema } from '../madeTime';
export {
  feedbackSchema,
  lineDifferencesSchema,
  lineTieSchema,
  nextOptions,
  placeDecisionSchema,
  resultVersionSchema,
  scoreMarkSchema,
  sheetContentSchema,
  sheetLimits,
  sheetStatuses,
  type LineChange,
  type LineTie,
  type NextOption,
  type SealProblemKind,
} from './sheetSchema';
export {
  handedOverContentSchema,
  handedOverLimits,
  type HandedOverCall,
  type StoredCall,
} from './handedOverSchema';
export { handedOverSchema, type HandedOver } from './queries/handOverQueries';
export {
  progressionFactsSchema,
  progressionRuleSchema,
  ruleSelectionsSchema,
  type ProgressionRule,
  type RuleSelections,
  type StageProgression,
} from './progressionSchema';
export { shownResultsSchema, type ShownLine, type ShownResults } from './shownResultsSchema';
