export { defaultConsentKinds, type ConsentKind } from './consents/consentKinds.data';
export {
  consentAnswers,
  lookDeeds,
  longestConsentTexts,
  type ConsentAnswer,
  type ConsentLink,
  type ConsentMember,
  type ContactData,
  type EntryConsents,
  type Guardian,
  type PersonalLook,
} from './consents/consentSchemas';
export { adultParts } from './collections/participants/adultParts.data';
