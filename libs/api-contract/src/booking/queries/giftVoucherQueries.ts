import * as v from 'valibot';
import { defineQuery } from '../../defineQuery';
import { isHashcode } from '../../schemas/formats';

/** Reads of gift vouchers: the page to print. */
export const giftVoucherQueries = {
  giftVoucherPdf: defineQuery({
    group: 'Sale',
    envelope: 'data',
    roles: ['staff'],
    clause: '7.46, 2.17',
    summary: 'A gift voucher with its code as a PDF to print, in base64',
    path: 'booking/office/gift_vouchers/{gift_voucher}/pdf',
    input: v.object({ gift_voucher: v.pipe(v.string(), v.check(isHashcode)) }),
    output: v.object({ name: v.string(), pdf: v.string() }),
    isSecret: true,
    problems: ['missing'],
  }),
};
