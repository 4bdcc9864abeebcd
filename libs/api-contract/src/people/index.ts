export { publicBadgeSchema, type BadgeKey, type PublicBadge } from './queries/badgeQueries';
export {
  erasuresIn,
  pseudonymOf,
  strippedFields,
  textFields,
  type ErasureOf,
  type StrippedFields,
} from './erasing';
export {
  matchReasons,
  mentorMatchesSchema,
  mentorRefusals,
  myCreativesSchema,
  type MatchReason,
  type MentorProposal,
  type MentorRefusal,
  type MyCreatives,
} from './mentorSchemas';
