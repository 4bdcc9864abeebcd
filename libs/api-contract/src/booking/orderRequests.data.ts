/** What the buyer of an order can request of the office. */
export const orderRequestKinds = ['refund', 'exchange', 'email'] as const;
export type OrderRequestKind = (typeof orderRequestKinds)[number];

/** What the office answers to a request. */
export const requestOutcomes = ['done', 'refused'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** What becomes of a request; `closed`: the order has another buyer. */
export const orderRequestStatuses = ['open', ...requestOutcomes, 'closed'] as const;
export type OrderRequestStatus = (typeof orderRequestStatuses)[number];
