export { readDecimal, type Decimal } from './readDecimal';
export { isWithin, readNumber, writeNumber, type NumberLimits, type TypedNumber } from './readNumber';
