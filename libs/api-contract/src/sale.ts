export {
  emptyOffer,
  offerSchema,
  type OfferException,
  type SeatOffer,
} from './collections/booking/offerContent';
export { priceChainSchema, type PriceChain, type PriceStep } from './sale/priceChain';
export { orderRequestSchema, type OrderRequest } from './sale/orderRequestSchema';
export {
  orderRequestKinds,
  requestOutcomes,
  type OrderRequestKind,
  type OrderRequestStatus,
  type RequestOutcome,
} from './sale/orderRequests.data';
export { saleChannels, type SaleChannel } from './sale/saleFields.data';
export type { PaymentProvider } from './collections/booking/payments';
export {
  planChangeSchema,
  saleCancellationSchema,
  salePostponementSchema,
  type PlanChangeFacts,
  type SaleCancellation,
  type SalePostponement,
} from './sale/saleChanges';
export {
  queueEnds,
  queuePlaceSchema,
  saleQueueSchema,
  type QueuePlace,
  type SaleQueue,
} from './sale/queueSchemas';
export { saleLimits } from './sale/saleLimits';
export {
  holdSchema,
  orderMerchandiseSchema,
  orderPostponementSchema,
  ownOrderSchema,
  payStepSchema,
  placedOrderSchema,
  postponementAnswers,
  refusedSeatsSchema,
  saleMerchandiseSchema,
  saleOfferSchema,
  saleOrderSchema,
  salePaymentMethodSchema,
  salePerformanceSchema,
  salePriceSchema,
  salePriceTypeSchema,
  saleSeatsSchema,
  seatRefusals,
  seatStates,
  type Hold,
  type OrderMerchandise,
  type OwnOrder,
  type PayStep,
  type PostponementAnswer,
  type RefusedSeats,
  type SaleMerchandise,
  type SaleOffer,
  type SaleOrder,
  type SalePerformance,
  type SaleSeats,
  type SeatRefusal,
  type SeatState,
  type VoucherOffer,
} from './sale/saleSchemas';
export {
  foundOrderSchema,
  officeOfferSchema,
  officeOrderSchema,
  type FoundOrder,
  type UnpaidPlaces,
  type UnpaidReservation,
  type OfficeOffer,
  type OfficeOrder,
} from './sale/officeSchemas';
export { ticketSalesSchema, type TicketSales } from './sale/ticketSales';
export { payBackWays, type PayBackWay } from './actions/afterSaleActions';
export { saleActions } from './actions/saleActions';
export { actionAnswerSchema } from './actions/defineAction';
export { queryAnswerSchema, queryPath } from './queries/defineQuery';
export { saleQueries } from './queries/saleQueries';
