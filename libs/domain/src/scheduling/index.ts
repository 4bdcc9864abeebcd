export { actClock, type ActClock } from './actClock';
export { actStates, type ActOutcome } from './actStates';
export {
  insertSlot,
  moveSlot,
  placeSlot,
  plannedLength,
  roomToShift,
  shiftSlots,
  swapSlots,
  takeOutSlot,
  withChanges,
  type Arrangement,
  type SlotChange,
} from './arrangeSlots';
export { catchUp, type CatchUp } from './catchUp';
export { callSheet, type Call, type CallDay } from './callSheet';
export { callTimes, type CallRule, type CallTimes } from './callTimes';
export { actsToDraw, drawOrder, type DrawnOrder, type OrderTerms } from './drawOrder';
export { conflictsOf, type Conflict, type OrderWithPeople, type TimedNeed } from './conflicts/conflictsOf';
export { overlapsOf, type Use } from './conflicts/overlapsOf';
export { repairsOf, type Repair, type RepairTerms } from './conflicts/repairsOf';
export { nextYearDay, nextYearName } from './nextYear';
export { isOpenForSlots, proposeSlots, type SlotProposal } from './proposeSlots';
export {
  isAct,
  isToAppear,
  runSheet,
  unplaced,
  type SheetDay,
  type SheetLane,
  type SheetPerformance,
} from './runSheet';
export { slotRows, withoutSlot, type SlotRow } from './slotRows';
export { solveDay } from './solve/solveDay';
export { changesOf, isPlanned, toDayProblem, type DayTerms } from './solve/toDayProblem';
export { softRules, solveModes, type DayProblem, type SoftRule, type SolveMode } from './solve/dayProblem';
export type {
  DayPlan,
  DayScore,
  LeftConflict,
  NoPlace,
  Placement,
  SolveProgress,
  Why,
} from './solve/dayPlan';
export { standingSlots, type SlotHolder, type StandingSlot } from './standingSlots';
export {
  countingSteps,
  isAtStageDoor,
  isToCome,
  lengthOf,
  runOfShow,
  type ItemState,
  type PlannedItem,
  type RunOfShow,
  type ShownItem,
  type ShowStep,
  type ShowStepKind,
} from './runOfShow';
export { refusedStep, type RefusedStep, type StepProblem } from './refusedStep';
export { actOfCode, codeOfAct } from './actCode';
export { arrivalsOf, absentOf, type Arrival } from './arrivals';
export { bookableHours, utilisation, type SpaceBooking } from './utilisation';
export { changeoversOf, latenessOfNight, type Changeovers, type LatenessOfNight } from './lateness';
export {
  calledEntries,
  isCallChanged,
  timetableChanges,
  type TimetableChange,
  type TimetablePlace,
} from './release/timetableChanges';
export { cancelledItems, publicTimetable, type CancelledItem } from './release/publicTimetable';
export { scheduleJson } from './release/scheduleJson';
export { scheduleXml } from './release/scheduleXml';
export { timetableCalendar } from './release/timetableCalendar';
export { logOf, planOf, showAt, type ShowPlan } from './showAt';
