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
export { contestTenants, leagueTenants } from './contestTenants.data';
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
  publicResultsSchema,
  stageResultsSchema,
  type Ceremony,
  type PublicResults,
  type StageResults,
} from './queries/resultQueries';
export {
  audienceVoteSchema,
  voteTurnoutSchema,
  type AudienceVote,
  type VoteTurnout,
} from './queries/voteQueries';
export { criterionSchema, penaltySchema, rubricExample, rubricLimits, rubricSchema } from './rubricSchema';
export {
  feedbackSchema,
  placeDecisionSchema,
  scoreMarkSchema,
  sheetContentSchema,
  sheetLimits,
  sheetStatuses,
} from './sheetSchema';
