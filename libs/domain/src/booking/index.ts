export {
  admitAll,
  isAdmission,
  isDisputed,
  refusalAfter,
  isOfThisDay,
  isOut,
  presenceOf,
  refusalOf,
  type AdmittedTicket,
  type ScanFacts,
  type ScanResult,
  type TicketPresence,
} from './admit';
export { addArea, addDrawnRow, addRows, type PlanWithMore, type RowsToAdd } from './addParts';
export {
  measureBackground,
  newBackground,
  resizeBackground,
  withBackground,
  withBackgroundsOf,
  withoutBackgrounds,
} from './backgrounds';
export {
  buyerHold,
  buyerHoldReducer,
  canBeOver,
  holdKey,
  holdStateAfter,
  isEmptyWish,
  noWish,
  requestOf,
  wantedPlaces,
  wishOfHold,
  wishWithout,
  type BuyerHold,
  type HoldAnswer,
  type HoldEvent,
  type HoldKey,
  type HoldRequest,
  type HoldState,
  type SeatWish,
  type TimedHold,
} from './buyerHold';
export { placeWithFact, seatFact } from './seatFacts';
export { shownParts } from './shownParts';
export { missingOfSets } from './ticketSets';
export { changeOf, likelyCash } from './cash';
export { companionRefusal, companionSeats } from './companions';
export { checkPlan, planRefusals } from './checkPlan';
export type { PlanFinding } from './planFinding';
export { bestSeats, type BestOptions, type BestSeats } from './bestSeats';
export { exchangeMoney, type ExchangeMoney } from './exchange';
export { diffPlans, type PlanDiff } from './diffPlans';
export { pretixLosses, type PretixLoss } from './pretixLosses';
export { fromPretix, toPretix, type PretixError } from './pretixPlan';
export { fromSeatCsv } from './plan-files/fromSeatCsv';
export { fromSeatJson } from './plan-files/fromSeatJson';
export { fromSvg, type SvgElement } from './plan-files/fromSvg';
export type { FileOrigin, PlanFileError, PlanFileImport } from './plan-files/planFile';
export { toSeatCsv } from './plan-files/toSeatCsv';
export { withPartsOf } from './plan-files/withPartsOf';
export { leftSingles, type SingleOptions } from './leftSingles';
export { maxUnpaidPlaces, placesInAll, transferUntil, unpaidRefusal } from './unpaidPlaces';
export { letterName, nameRows, numberSeats, type RowNaming, type SeatNumbering } from './numbering';
export {
  isSoldWith,
  maxPieces,
  piecePrice,
  piecesLeft,
  piecesTotal,
  type Pieces,
  type SoldMerchandise,
} from './merchandise';
export { newRow } from './newRow';
export { isRequested, possibleRequests, type RequestedOrder } from './orderRequests';
export { orderNumberAlphabet, orderNumberLength, orderNumbersIn } from '../finance/orderNumbers';
export { planChange } from './planChange';
export { planError } from './planError';
export {
  alignParts,
  changeParts,
  copyParts,
  countSeats,
  mirrorParts,
  moveParts,
  removeParts,
  type PlanSelection,
} from './planEdits';
export { createSnapping, type PlanGuide, type SnappedMove } from './snapParts';
export {
  isForAccess,
  placeNames,
  placeName,
  seatLayout,
  sectionTitle,
  type LaidSeat,
  type SeatBlock,
  type SeatLayout,
} from './seatLayout';
export { roundMetres } from './roundMetres';
export { boundsOf, seatPlaces, toRadians, type PlanPoint } from './seatPlaces';
export { carryOffer, withException, withGroup, type ExceptionChange } from './offerEdits';
export {
  hasPriceAt,
  priceOf,
  pricesIn,
  saleCurrency,
  validPrice,
  type PriceRequest,
  type PriceRow,
  type PriceTerms,
} from './priceOf';
export {
  announcedStatuses,
  publicSale,
  saleState,
  saleStateOf,
  type SaleState,
  type SaleWindow,
} from './publicSale';
export { refundOf, reseatDifference } from './afterSale';
export {
  canSpendGiftVoucher,
  giftCodeLetters,
  giftParts,
  giftVoucherUntil,
  giftVoucherUntilAfterReturn,
  plainGiftCode,
  shownGiftCode,
} from './giftVouchers';
export { hasPriceCode, missingOfGroups } from './groupPrices';
export { queueMinutes, queuePollSeconds, type QueuePace, type QueueWait } from './queue';
export { usualTaxes } from './usualTaxes.data';
export { saleReadiness, type SaleFacts } from './saleReadiness';
export { cashValues, countedCash, expectedCash, isWholeSplit, refundParts, type CountedCash } from './shift';
export { canUseVoucher, voucherDiscount, type VoucherRules, type VoucherTerms } from './vouchers';
export {
  nextOffer,
  offerEnd,
  seatsForParty,
  type FreeForWaiting,
  type OfferTerms,
  type PartySeating,
  type WaitingParty,
} from './waitingOffers';
export {
  countOffer,
  isAccessReleased,
  looseCategories,
  seatRefusal,
  seatsByCategory,
  seatTerms,
  type OfferCounts,
  type SeatBuyer,
  type SeatTerm,
} from './seatTerms';
