export { nameOf } from './show/nameOf';
export { logOf, showAt } from './show/showAt';
export { clockTime, lateText, minutesLate } from './show/showTimes';
export { useNow } from './show/useNow';
