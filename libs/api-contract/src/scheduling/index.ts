export { performances } from './collections/performances';
export { showSteps } from './collections/showSteps';
export { timeSlots } from './collections/timeSlots';
export { copiedCollections, copiedParts, leftOfEvent, type CopiedPart } from './copyingEvents';
export { foyerSchema, type Foyer } from './queries/foyerQueries';
export {
  draftTimetableSchema,
  maxRows,
  neededPeopleSchema,
  runningOrderSchema,
  type Appearance,
  type AppearingEntry,
  type DraftTimetable,
  type NeededPeople,
  type NeededPerson,
  type PersonNeed,
  type RunningOrder,
} from './queries/orderQueries';
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
export { notifiedOptions, timetableReleases } from './collections/timetableReleases';
export {
  timetableItemSchema,
  timetableLimits,
  timetablePerformanceSchema,
  timetableSchema,
  type Timetable,
  type TimetableItem,
  type TimetablePerformance,
} from './timetable';
export {
  publicEventStatuses,
  publicSeasonSchema,
  type PublicEvent,
  type PublicSchool,
} from './queries/seasonQueries';
export {
  publicTimetableSchema,
  timetableFilePath,
  timetableFiles,
  type PublicTimetable,
  type PublicTimetableItem,
  type PublicTimetablePerformance,
  type TimetableFile,
} from './queries/timetableQueries';
