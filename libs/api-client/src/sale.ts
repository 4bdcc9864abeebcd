export { callSale, readSale, type SaleActionName, type SaleOutcome } from './sale/callSale';
export { mediaAddress } from './attachments/mediaAddress';
