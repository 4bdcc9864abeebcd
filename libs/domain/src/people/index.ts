export { duplicateReason } from './duplicateReason';
export { newerSide } from './newerSide';
export { readableDocument } from './readableDocument';
export { splitName } from './splitName';
export type { ReadableTexts } from './readableDocument';
