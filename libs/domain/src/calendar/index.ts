export { addDays, addMonths, daysBetween, daysOfMonth, isDay, weekdayOf, weeksOfMonth } from './days';
// The contract needs these for its schemas.
export { formatDuration, isTimeOfDay, longestDuration } from '@callboard/api-contract';
export { parseDuration, toMinutes } from './durations';
export { formatDay } from './formatDay';
export { parseInstant } from './parseInstant';
export { parseTime } from './parseTime';
export { fullYear, parseDay, readDay, type DayParts, type DayReading } from './readDay';
export {
  dayOfInstant,
  fromWallTime,
  instantsOf,
  isInstant,
  isSameMoment,
  isWallTime,
  minutesBetween,
  timeOfInstant,
  toWallTime,
  zoneName,
} from './zones';
