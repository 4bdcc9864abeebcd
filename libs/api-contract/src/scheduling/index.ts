export { copiedCollections, copiedParts, leftOfEvent, type CopiedPart } from './copyingEvents';
export { foyerSchema, type Foyer } from './queries/foyerQueries';
export {
  castSchema,
  showSchema,
  tonightSchema,
  type Cast,
  type Night,
  type NightAct,
  type Show,
  type Tonight,
} from './queries/schedulingQueries';
export {
  publicEventStatuses,
  publicSeasonSchema,
  type PublicEvent,
  type PublicSchool,
} from './queries/seasonQueries';
