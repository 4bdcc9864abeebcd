export { BestSeatsForm, type BestSeatsFormProps } from './sale/BestSeatsForm';
export { calendarFile, type CalendarFacts } from './sale/calendarFile';
export { ConfirmPanel, type ConfirmPanelProps } from './sale/ConfirmPanel';
export { DetailsForm, type BuyerDetails, type DetailsFormProps } from './sale/DetailsForm';
export { GeneralForm, type GeneralFormProps } from './sale/GeneralForm';
export { HoldCountdown, type HoldCountdownProps } from './sale/HoldCountdown';
export { MerchandiseForm, type MerchandiseFormProps } from './sale/MerchandiseForm';
export {
  ownMerchandise,
  piecesText,
  selectedMerchandise,
  wishOf,
  type SelectedMerchandise,
} from './sale/merchandiseLines';
export { OrderView, type OrderViewProps } from './sale/OrderView';
export { PayPanel, type CardAnswer, type PayPanelProps } from './sale/PayPanel';
export { queueMessages } from './sale/queueMessages';
export { QueueView, type QueueViewProps, type QueueWaiting } from './sale/QueueView';
export { refusalTexts, saleMessages } from './sale/saleMessages';
export { priceGroupsOf, seatsOnSale, type SeatsOnSale } from './sale/seatsOnSale';
export { SaleSteps, type SaleStep, type SaleStepsProps } from './sale/SaleSteps';
export { TicketLines, type TicketLinesProps } from './sale/TicketLines';
export { VoucherField, type VoucherFieldProps } from './sale/VoucherField';
export { WaitingForm, type WaitingDetails, type WaitingFormProps } from './sale/WaitingForm';
export { isOpenLine, linesOfHold, priceTypesOf, totalOf, type TicketLine } from './sale/linesOfHold';
export { answerOf, useBuyerHold, type SendHoldRequest } from './sale/useBuyerHold';
