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
export { callSheet, type Call, type CallDay } from './callSheet';
export { doubleBooked } from './doubleBooked';
export { isOpenForSlots, proposeSlots, type SlotProposal } from './proposeSlots';
export {
  runSheet,
  unplaced,
  type SheetDay,
  type SheetEntry,
  type SheetLane,
  type SheetPerformance,
} from './runSheet';
export { slotRows, withoutSlot, type SlotRow } from './slotRows';
export { standingSlots, type SlotHolder } from './standingSlots';
export { bookableHours, utilisation, type SpaceBooking } from './utilisation';
