export { addArea, addDrawnRow, addRows, type PlanWithMore, type RowsToAdd } from './addParts';
export { checkPlan, type PlanFinding } from './checkPlan';
export { diffPlans, type PlanDiff } from './diffPlans';
export { fromPretix, toPretix, type PretixError } from './pretixPlan';
export { fromSeatCsv, type SeatCsvError } from './fromSeatCsv';
export { letterName, nameRows, numberSeats, type RowNaming, type SeatNumbering } from './numbering';
export { newRow } from './newRow';
export { planError } from './planError';
export {
  alignParts,
  changeParts,
  copyParts,
  countSeats,
  mirrorParts,
  moveParts,
  removeParts,
  type PlanSelection,
} from './planEdits';
export { boundsOf, seatPlaces, toRadians, type PlanPoint } from './seatPlaces';
