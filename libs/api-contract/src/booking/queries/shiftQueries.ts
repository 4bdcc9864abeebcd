import * as v from 'valibot';
import { defineQuery } from '../../defineQuery';
import { isCalendarDay } from '../../schemas/isCalendarDay';
import { boxOfficeDaySchema, boxOfficeShiftSchema } from '../shiftSchemas';

const shared = { group: 'Sale', envelope: 'data', roles: ['staff'], clause: '7.45, 7.46' } as const;

/** Reads of the shifts of the box office. */
export const shiftQueries = {
  ownShift: defineQuery({
    ...shared,
    summary: 'The open shift of the caller with its sums; null where there is none',
    path: 'booking/office/shift',
    input: v.object({}),
    output: v.object({ shift: v.nullable(boxOfficeShiftSchema) }),
    problems: ['missing'],
  }),

  boxOfficeDay: defineQuery({
    ...shared,
    summary: 'A day of the box office: its shifts by clerk and till, and what was taken for each performance',
    path: 'booking/office/day',
    input: v.object({ day: v.optional(v.pipe(v.string(), v.check(isCalendarDay))) }),
    output: boxOfficeDaySchema,
    problems: ['missing'],
  }),
};
