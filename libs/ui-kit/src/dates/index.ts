export { addDays, addMonths } from './Calendar/monthDays';
export { DateField, type DateFieldProps } from './DateField/DateField';
export { dayFault } from './DateField/dayFault';
export { isDay, type DayLimits } from './DateField/dayFormat';
export { dateRangeFaults, type DateRange, type DateRangeFaults } from './DateRangeField/dateRange';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField/DateRangeField';
export { dateTimeFault, isWallTime } from './DateTimeField/dateTimeFormat';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField';
export { DateText, type DateTextProps } from './DateText/DateText';
export { DateTimeText, type DateTimeTextProps } from './DateText/DateTimeText';
export { DueDateText, type DueDateTextProps } from './DateText/DueDateText';
export { DurationText, type DurationTextProps } from './DateText/DurationText';
export {
  dayOfInstant,
  formatDay,
  formatInstant,
  formatInstantDay,
  formatTime,
  ownZone,
  zoneName,
} from './DateText/formatDate';
export { TimeText, type TimeTextProps } from './DateText/TimeText';
export { formatDuration, toMinutes } from './DateText/toMinutes';
export { DurationField, type DurationFieldProps } from './DurationField/DurationField';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField';
export { timeFault, type TimeLimits } from './TimeField/timeFormat';
