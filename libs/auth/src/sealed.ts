export { openSealedStore } from './sealed/openSealedStore';
export type { NumberedText, SealedStore } from './sealed/openSealedStore';
export type { OwnedKind } from './sealed/draftKey';
