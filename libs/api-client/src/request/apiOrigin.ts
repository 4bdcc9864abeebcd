import { limits } from '@callboard/api-contract';

/**
 * Where the API is: the stored choice when it is one of those that this build allows, else the build's own, else the page's own
 * (an empty text). A stored address that is not allowed is never called: it could be anybody's.
 */
export function apiOrigin(
  stored: string | null,
  built: string | undefined,
  allowed: readonly string[],
): string {
  const own = originOf(built ?? '') ?? '';
  const chosen = stored === null ? null : originOf(stored);
  if (chosen === null) return own;
  return allowed.some((candidate) => originOf(candidate) === chosen) ? chosen : own;
}

/** The version of the API: stored, else the build's, else 21 (clause 7.1). */
export function apiVersion(stored: number | null, built: string | undefined): number {
  const candidates = [stored, built ? Number(built) : null];
  return candidates.find((version) => version !== null && isVersion(version)) ?? limits.apiVersion;
}

function isVersion(version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= 999;
}

function originOf(address: string): string | null {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
