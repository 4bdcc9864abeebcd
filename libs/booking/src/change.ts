export { SeatChooser, type SeatChooserProps } from './change/SeatChooser';
