import * as v from 'valibot';
import { foundOrderSchema, officeOfferSchema, officeOrderSchema, unpaidPlacesSchema } from '../officeSchemas';
import { receiptPapers, receiptSchema } from '../receiptSchema';
import { saleReadinessSchema } from '../saleReadiness';
import { salePerformanceSchema, saleSeatsSchema } from '../saleSchemas';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const shared = { group: 'Sale', envelope: 'data', roles: ['staff'], clause: '7.46, 2.17' } as const;

/** Queries of the box office to sell, and to find what was sold. */
export const officeSaleQueries = {
  officePerformances: defineQuery({
    ...shared,
    summary: 'The performances that the office can sell now, soonest first',
    path: 'booking/office/performances',
    input: v.object({}),
    output: v.object({ performances: v.array(salePerformanceSchema) }),
    problems: ['missing'],
  }),

  officeOffer: defineQuery({
    ...shared,
    summary: 'What the office sells of a performance, with complimentary tickets and its methods of payment',
    path: 'booking/office/performances/{performance}',
    input: v.object({ performance: hashcode }),
    output: officeOfferSchema,
    problems: ['missing'],
  }),

  officeSeats: defineQuery({
    ...shared,
    summary: 'Which seats of a performance are free for a channel of the office',
    path: 'booking/office/performances/{performance}/seats',
    input: v.object({ performance: hashcode, channel: v.picklist(['office', 'door']) }),
    output: saleSeatsSchema,
    isBackground: true,
    problems: ['missing'],
  }),

  saleReadiness: defineQuery({
    ...shared,
    summary: 'Whether a stranger can buy each part of a performance, and what is missing',
    path: 'booking/office/performances/{performance}/readiness',
    input: v.object({ performance: hashcode }),
    output: saleReadinessSchema,
    problems: ['missing'],
  }),

  unpaidPlaces: defineQuery({
    ...shared,
    summary:
      'Who has places of a performance reserved or ordered and not paid, and how many places their network has',
    path: 'booking/office/performances/{performance}/unpaid',
    input: v.object({ performance: hashcode }),
    output: unpaidPlacesSchema,
    problems: ['missing'],
  }),

  shopFrames: defineQuery({
    ...shared,
    summary: 'The sites that can show the shop of the tenant in a frame, by their origins',
    path: 'booking/office/frames',
    input: v.object({}),
    output: v.object({ sites: v.array(v.string()) }),
    problems: ['missing'],
  }),

  findOrders: defineQuery({
    ...shared,
    summary: 'Orders by number, buyer, email, phone, seat, ticket number or reference of a payment',
    path: 'booking/office/orders',
    input: v.object({
      search: v.pipe(v.string(), v.maxLength(200)),
      /** Its orders come first. */
      performance: v.optional(hashcode),
    }),
    output: v.object({ orders: v.array(foundOrderSchema) }),
  }),

  officeOrder: defineQuery({
    ...shared,
    summary: 'An order with its tickets and their codes, for printing, refunds and other seats',
    path: 'booking/office/orders/{order}',
    input: v.object({ order: hashcode }),
    output: officeOrderSchema,
    isSecret: true,
    problems: ['missing'],
  }),

  orderReceipt: defineQuery({
    ...shared,
    summary: 'The receipt of a paid order, with the GST number of the organiser',
    path: 'booking/office/orders/{order}/receipt',
    input: v.object({ order: hashcode }),
    output: v.object({ receipt: receiptSchema }),
    problems: ['missing'],
  }),

  orderReceiptPdf: defineQuery({
    ...shared,
    summary: 'That receipt as a PDF: on A4, or on the roll of a till with the tickets and their codes',
    path: 'booking/office/orders/{order}/receipt/pdf',
    input: v.object({ order: hashcode, paper: v.optional(v.picklist(receiptPapers), 'a4') }),
    output: v.object({ name: v.string(), pdf: v.string() }),
    isSecret: true,
    problems: ['missing'],
  }),
};
