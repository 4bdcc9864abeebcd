/** Parts of one target, in words that a reader understands; null or absent: anything. */
export interface TargetWords {
  role?: string | null;
  user?: string | null;
  event?: string | null;
  region?: string | null;
  entryStatus?: string | null;
  category?: string | null;
  filter?: string | null;
}

/**
 * One target as a line: what those whom it reaches have in common.
 *
 * @example
 * targetText({ role: 'Participants', event: 'Heat Auckland', entryStatus: 'Accepted' }); // 'Participants · Heat Auckland · Accepted'
 */
export function targetText(words: TargetWords): string {
  const { role, user, event, region, category, entryStatus, filter } = words;
  return [user, role, event, region, category, entryStatus, filter].filter(Boolean).join(' · ');
}
