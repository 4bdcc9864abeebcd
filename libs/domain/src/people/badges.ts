import { splitName } from './splitName';

/** Why a badge is not opened: there is none yet, the office has to, or the guardian has to agree first. */
export type BadgeRefusal = 'notReached' | 'office' | 'consent';

/** Reason that a badge cannot be made public, or null; that of a minor is opened by the office alone, after the guardian agreed. */
export function badgeRefusal(facts: {
  isReached: boolean;
  isAdult: boolean;
  /** True if the one who opens it is of the office. */
  isOffice: boolean;
  hasConsent: boolean;
}): BadgeRefusal | null {
  if (!facts.isReached) return 'notReached';
  if (facts.isAdult) return null;
  if (!facts.isOffice) return 'office';
  return facts.hasConsent ? null : 'consent';
}

/** A name as a badge has it: of a minor the given name and an initial. */
export function badgeName(name: string, isAdult: boolean): string {
  const parts = isAdult ? null : splitName(name);
  if (!parts) return name;
  const [given = ''] = parts.given.split(' ');
  return `${given} ${[...parts.family][0] ?? ''}.`;
}

/** Statement of a badge. */
export interface BadgeFacts {
  /** The address of its page. */
  url: string;
  issuer: { url: string; name: string };
  achievement: { hashcode: string; name: string; criteria: string | null };
  /** As the badge names the creative. */
  holder: string;
  /** `YYYY-MM-DD`. */
  reachedOn: string;
}

/** A badge as a credential of Open Badges 3.0, which a JWT carries. */
export function badgeCredential({ url, issuer, achievement, holder, reachedOn }: BadgeFacts) {
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    issuer: { id: issuer.url, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: `${reachedOn}T00:00:00Z`,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: holder }],
      achievement: {
        id: `urn:uuid:${achievement.hashcode}`,
        type: ['Achievement'],
        name: achievement.name,
        description: achievement.criteria ?? achievement.name,
        criteria: { narrative: achievement.criteria ?? achievement.name },
      },
    },
  };
}
