import * as v from 'valibot';
import { isCalendarDay } from './isCalendarDay';

/** A day `YYYY-MM-DD` that exists. */
export const dayInput = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay));
