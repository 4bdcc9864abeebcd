export { guardFormula, unguardFormula } from './formulaGuard';
export { emailInput } from './inputs';
export { richTextMarkup, richTextWords, toRichText } from './richText';
export { canonicalText } from './schemas/canonicalText';
export { parseCoordinates, type Coordinates } from './schemas/coordinates';
export {
  formatDuration,
  isEmail,
  isHashcode,
  isLink,
  isTimeOfDay,
  isTimeZone,
  maxDuration,
} from './schemas/formats';
export { isCalendarDay } from './schemas/isCalendarDay';
export { isPhone } from './schemas/isPhone';
export { formatLength, maxLength } from './schemas/lengths';
export { passwordError, passwordLength } from './schemas/passwordError';
export { shortened } from './schemas/shortened';
export { words } from './schemas/words';
