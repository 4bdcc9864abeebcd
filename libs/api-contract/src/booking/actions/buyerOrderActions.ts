import * as v from 'valibot';
import { orderRequestKinds } from '../orderRequests.data';
import { saleLimits } from '../saleLimits';
import { saleOrderSchema } from '../saleSchemas';
import { textInput } from '../../schemas/textInput';
import { defineAction } from '../../defineAction';
import { contactEmailInput, tokenInput } from '../../inputs';

const shared = { on: 'nothing', roles: 'public', clause: '7.46, 1.10' } as const;

/** Actions of a buyer on an order that they placed, by its link. */
export const buyerOrderActions = {
  confirmOrderEmail: defineAction({
    ...shared,
    name: 'confirm_order_email',
    summary:
      'Proves the email of an order by the code that was mailed to it: it then waits for a bank transfer',
    wire: { method: 'POST', path: 'sale/orders/confirm' },
    input: v.strictObject({
      token: tokenInput,
      code: v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.codeLetters * 3)),
    }),
    badInput: 'orderCodeWrong',
    output: v.object({ order: saleOrderSchema }),
    rateClass: 'login',
    problems: ['missing', 'conflict'],
  }),

  mailOrderCode: defineAction({
    ...shared,
    name: 'mail_order_code',
    summary:
      'Mails a new code for the email of an order, also to another email; other links to the order end then',
    wire: { method: 'POST', path: 'sale/orders/code' },
    input: v.strictObject({ token: tokenInput, email: v.optional(contactEmailInput) }),
    badInput: 'wrongOrderEmail',
    output: v.object({ order: saleOrderSchema }),
    rateClass: 'login',
    problems: ['missing', 'conflict'],
  }),

  requestOrderChange: defineAction({
    ...shared,
    name: 'request_order_change',
    summary:
      'Requests a refund, an exchange or another email of the office: one open request of a kind for an order',
    wire: { method: 'POST', path: 'sale/orders/request' },
    input: v.pipe(
      v.strictObject({
        token: tokenInput,
        kind: v.picklist(orderRequestKinds),
        text: v.optional(textInput(saleLimits.requestText, 'lines'), ''),
        email: v.optional(contactEmailInput),
      }),
      v.check(({ kind, text, email }) => (kind === 'email' ? email !== undefined : text !== '')),
    ),
    badInput: 'wrongRequest',
    output: v.object({ order: saleOrderSchema }),
    rateClass: 'login',
    problems: ['missing', 'conflict'],
  }),
};
