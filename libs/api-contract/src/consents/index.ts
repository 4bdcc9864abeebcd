export { adultParts } from './adultParts.data';
export { defaultConsentKinds, type ConsentKind } from './consentKinds.data';
export {
  consentAnswers,
  maxLengthsOfConsent,
  viewDeeds,
  type ConsentAnswer,
  type ConsentLink,
  type ConsentMember,
  type ContactData,
  type EntryConsents,
  type Guardian,
  type PersonalView,
} from './consentSchemas';
