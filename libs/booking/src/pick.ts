export type { SeatProblem } from './pick/PickProblems';
export { SeatPicker, type SeatPickerProps } from './pick/SeatPicker';
export {
  seatStates,
  type GroupOfSeat,
  type SeatPriceGroup,
  type SeatState,
  type SeatStates,
} from './pick/seatStates';
