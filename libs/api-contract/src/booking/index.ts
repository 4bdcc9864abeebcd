export { payBackWays, type PayBackWay } from './actions/afterSaleActions';
export { saleActions } from './actions/saleActions';
export type { PaymentProvider } from './collections/payments';
export {
  doorDirections,
  doorLimits,
  type DoorDirection,
  type DoorOutcome,
  type DoorRefusal,
} from './door.data';
export {
  doorScanSchema,
  doorSnapshotSchema,
  doorTicketSchema,
  type DoorPerformance,
  type DoorScan,
  type DoorSnapshot,
  type DoorTicket,
} from './doorSchemas';
export { emptyOffer, offerSchema, type OfferException, type SeatOffer } from './offerContent';
export {
  foundOrderSchema,
  officeOfferSchema,
  officeOrderSchema,
  type FoundOrder,
  type OfficeOffer,
  type OfficeOrder,
  type UnpaidPlaces,
  type UnpaidReservation,
} from './officeSchemas';
export {
  orderRequestKinds,
  requestOutcomes,
  type OrderRequestKind,
  type OrderRequestStatus,
  type RequestOutcome,
} from './orderRequests.data';
export { orderRequestSchema, type OrderRequest } from './orderRequestSchema';
export {
  areaKinds,
  emptyPlan,
  examplePlan,
  planLimits,
  planSchema,
  type AreaKind,
  type FloorPlan,
  type PlanArea,
  type PlanBackground,
  type PlanCategory,
  type PlanRow,
  type PlanSeat,
  type PlanSection,
  type SeatKind,
} from './planContent';
export { priceChainSchema, type PriceChain, type PriceStep } from './priceChain';
export { receiptPapers, receiptSchema, type Receipt, type ReceiptPaper } from './receiptSchema';
export { saleQueries } from './queries/saleQueries';
export {
  queueEnds,
  queuePlaceSchema,
  saleQueueSchema,
  type QueuePlace,
  type SaleQueue,
} from './queueSchemas';
export {
  planChangeSchema,
  saleCancellationSchema,
  salePostponementSchema,
  type PlanChangeFacts,
  type SaleCancellation,
  type SalePostponement,
} from './saleChanges';
export { saleChannels, type SaleChannel } from './saleFields.data';
export {
  issuedGiftVoucherSchema,
  type GiftPart,
  type GiftVoucherOffer,
  type IssuedGiftVoucher,
} from './giftVoucherSchemas';
export { saleLimits } from './saleLimits';
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
} from './saleSchemas';
export {
  boxOfficeDaySchema,
  boxOfficeShiftSchema,
  cashCountSchema,
  takingsSchema,
  type BoxOfficeDay,
  type BoxOfficeShift,
  type CashCount,
  type Takings,
} from './shiftSchemas';
export { currencies, deskProviders, maxPayments, type DeskProvider } from './shifts.data';
export { seatKindOptions } from './seatKinds.data';
export { ticketSeatKindSchema } from './seatKindSchema';
export {
  saleReadinessSchema,
  type SaleCheck,
  type SaleCheckReason,
  type SaleReadiness,
} from './saleReadiness';
export { ticketSalesSchema, type TicketSales } from './ticketSales';
export { maxPlaces, noTaxOptions } from './noTax.data';
export { currencyOptions } from '../fields/money.data';
