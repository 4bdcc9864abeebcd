export { duplicateReason } from './duplicateReason';
export { newerSide } from './newerSide';
export { readableDocument } from './readableDocument';
export type { ReadableTexts } from './readableDocument';
