export { badgeCredential, badgeName, badgeRefusal, type BadgeRefusal } from './badges';
export { duplicateReason } from './duplicateReason';
export { newerSide } from './newerSide';
export { mentorRefusal, proposeMentors, type CreativeWork, type MentorFacts } from './proposeMentors';
export {
  pathOfCreative,
  type OfferedAchievement,
  type OwnAchievement,
  type PathPart,
  type PathStep,
} from './pathOfCreative';
export { readableDocument } from './readableDocument';
export { nameFields } from './nameFields';
export { otherSplits, splitName, type SplitName } from './splitName';
export type { ReadableTexts } from './readableDocument';
