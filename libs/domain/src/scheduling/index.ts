export { proposeSlots, type SlotProposal } from './proposeSlots';
export {
  runSheet,
  unplaced,
  type SheetDay,
  type SheetEntry,
  type SheetLane,
  type SheetPerformance,
} from './runSheet';
