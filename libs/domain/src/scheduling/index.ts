export {
  insertSlot,
  moveSlot,
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
export { doubleBooked } from './doubleBooked';
export { nextYearDay, nextYearName } from './nextYear';
export { isOpenForSlots, proposeSlots, type SlotProposal } from './proposeSlots';
export {
  entryOf,
  gameCalls,
  isGuest,
  runSheet,
  sheetItem,
  sheetRows,
  unplaced,
  type SheetDay,
  type SheetEntry,
  type SheetLane,
  type SheetPerformance,
} from './runSheet';
export { slotRows, withoutSlot, type SlotRow } from './slotRows';
export { standingSlots, type SlotHolder } from './standingSlots';
export {
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
export { actOfCode, codeOfAct } from './actCode';
export { arrivalsOf, absentOf, type Arrival } from './arrivals';
export { bookableHours, utilisation, type SpaceBooking } from './utilisation';
export { changeoversOf, latenessOfNight, type Changeovers, type LatenessOfNight } from './lateness';
export { logOf, planOf, showAt, type ShowPlan } from './showAt';
