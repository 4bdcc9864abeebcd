/** Requests that the buyer of an order can send to the office. */
export const orderRequestKinds = ['refund', 'exchange', 'email'] as const;
export type OrderRequestKind = (typeof orderRequestKinds)[number];

/** Answers of the office to a request. */
export const requestOutcomes = ['done', 'refused'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** States of a request; `closed`: the order has another buyer. */
export const orderRequestStatuses = ['open', ...requestOutcomes, 'closed'] as const;
export type OrderRequestStatus = (typeof orderRequestStatuses)[number];
