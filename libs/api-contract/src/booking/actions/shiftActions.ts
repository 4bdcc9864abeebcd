import * as v from 'valibot';
import { defineAction } from '../../defineAction';
import { maxMoney } from '../../fields/money.data';
import { hashcodeInput } from '../../inputs';
import { maxLengthOfReason } from '../../reasons';
import { filledTextInput } from '../../schemas/textInput';
import { currencies } from '../shifts.data';
import { boxOfficeShiftSchema, cashCountSchema } from '../shiftSchemas';

const cash = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxMoney));
const shared = {
  on: 'nothing',
  roles: ['staff'],
  clause: '7.45, 7.46, 1.10',
  problems: ['missing', 'conflict'],
} as const;

/** Opening, handing over and closing a shift of the box office. */
export const shiftActions = {
  openBoxOfficeShift: defineAction({
    ...shared,
    name: 'open_box_office_shift',
    summary: 'Opens a shift of the caller at a till, with the cash that is in it',
    wire: { method: 'POST', path: 'booking/office/shift/open' },
    input: v.strictObject({
      till: filledTextInput(60),
      float: cash,
      currency: v.optional(v.picklist(currencies), 'NZD'),
    }),
    badInput: 'wrongShift',
    output: v.object({ shift: boxOfficeShiftSchema }),
    alsoWrites: ['boxOfficeShifts'],
  }),

  closeBoxOfficeShift: defineAction({
    ...shared,
    name: 'close_box_office_shift',
    summary:
      'Closes a shift with the counted cash, and books what is more or less than expected; the till can go on with another clerk',
    wire: { method: 'POST', path: 'booking/office/shift/close' },
    input: v.strictObject({
      shift: hashcodeInput,
      counted: cash,
      /** Of the notes and coins; its sum is what was counted. */
      counts: v.optional(v.nullable(cashCountSchema), null),
      /** Needed where the cash is more or less than expected. */
      reason: v.optional(v.nullable(filledTextInput(maxLengthOfReason, 'lines')), null),
      /** The user who takes the till over, with the counted cash as the float. */
      hand_over_to: v.optional(v.nullable(hashcodeInput), null),
    }),
    badInput: 'wrongShift',
    output: v.object({ shift: boxOfficeShiftSchema, next: v.nullable(boxOfficeShiftSchema) }),
    alsoWrites: ['boxOfficeShifts', 'accountingEntries', 'accountingDebitCredits'],
  }),
};
