export { OfferEditor, type OfferEditorProps } from './offer/OfferEditor';
export { saleChannelNames, type OfferNames } from './offer/offerNames';
