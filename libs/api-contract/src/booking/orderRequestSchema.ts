import * as v from 'valibot';
import { orderRequestKinds, orderRequestStatuses } from './orderRequests.data';

/** Request of an order's buyer to the office, and its answer. */
export const orderRequestSchema = v.object({
  hashcode: v.string(),
  kind: v.picklist(orderRequestKinds),
  status: v.picklist(orderRequestStatuses),
  created: v.string(),
  text: v.nullable(v.string()),
  /** Where the tickets are to be sent instead. */
  new_email: v.nullable(v.string()),
  answer: v.nullable(v.string()),
});
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>;
