export { addDays, addMonths, daysBetween, daysOfMonth, isDay, weekdayOf, weeksOfMonth } from './days';
// The contract needs these for its schemas.
export {
  formatDuration,
  formatLength,
  isTimeOfDay,
  maxDuration,
  maxLength,
} from '@callboard/api-contract/text';
export {
  asArrived,
  narrowClock,
  offsetOf,
  wrongClockMs,
  type ClockRange,
  type ClockSample,
} from './clockRange';
export { minutesAndSeconds } from './minutesAndSeconds';
export { parseDuration, parseLength, readDuration, toMinutes, type DurationUnit } from './durations';
export {
  hoursOf,
  layOutPieces,
  piecesOfDay,
  visibleEnd,
  type DayPiece,
  type LaidPiece,
  type Placed,
} from './dayPieces';
export { formatDay } from './formatDay';
export { timelineOf, type TimelineScale, type TimelineSpan } from './timelineOf';
export { parseInstant } from './parseInstant';
export { parseTime } from './parseTime';
export { daysOfPeriod, movePeriod, periods, type Period } from './periods';
export { fullYear, parseDay, readDay, type DayParts, type DayReading } from './readDay';
export {
  dayOfInstant,
  fromWallTime,
  instantsOf,
  isInstant,
  isSameMoment,
  isWallTime,
  minutesBetween,
  moveInstant,
  timeOfInstant,
  toWallTime,
  zoneName,
} from './zones';
