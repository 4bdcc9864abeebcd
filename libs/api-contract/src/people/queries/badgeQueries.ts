import * as v from 'valibot';
import { defineQuery, noQuery } from '../../defineQuery';
import { hashcodeInput, tokenInput } from '../../inputs';

const text = v.string();

/** The public half of the key that badges of a tenant are signed with (RFC 7517). */
const badgeKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: text,
  y: text,
  alg: v.literal('ES256'),
  use: v.literal('sig'),
  kid: text,
});
export type BadgeKey = v.InferOutput<typeof badgeKey>;

/** A badge as everyone with its address reads it. */
export const publicBadgeSchema = v.variant('status', [
  /** A credential of Open Badges 3.0 as a JWT: what a page shows is read from it. */
  v.object({ status: v.literal('valid'), credential: text }),
  /** The achievement does not count any more. */
  v.object({ status: v.literal('revoked'), badge: text, issuer: text }),
]);
export type PublicBadge = v.InferOutput<typeof publicBadgeSchema>;

/** Badge of an achievement: public or not, and the reader's right to open it. */
export const achievementBadgeSchema = v.object({
  can_open: v.boolean(),
  /** The creative is a minor: the office opens it, once the guardian agreed. */
  needs_consent: v.boolean(),
  /** Its address; null: it is closed, or the reader can neither open nor close it. */
  badge: v.nullable(text),
});

/** Queries of badges. */
export const badgeQueries = {
  publicBadge: defineQuery({
    summary: 'A badge that its holder has made public, signed',
    group: 'Learning',
    path: 'badges/{badge}',
    input: v.object({ badge: tokenInput }),
    output: publicBadgeSchema,
    envelope: 'data',
    roles: 'public',
    rateClass: 'notice',
    problems: ['missing'],
    clause: '7.41',
  }),

  badgeKeys: defineQuery({
    summary: 'The public keys that badges are signed with, as a JSON Web Key Set',
    group: 'Learning',
    path: 'badge_keys',
    input: noQuery,
    output: v.object({ keys: v.array(badgeKey) }),
    envelope: 'bare',
    roles: 'public',
    rateClass: 'notice',
    clause: '7.41',
  }),

  achievementBadge: defineQuery({
    summary: 'Whether the badge of an achievement is public, and its address for those who can close it',
    group: 'Learning',
    path: 'achievements/{achievement}/badge',
    input: v.object({ achievement: hashcodeInput }),
    output: achievementBadgeSchema,
    envelope: 'data',
    roles: 'session',
    problems: ['missing'],
    clause: '7.41',
  }),
};
