import { limits } from '@callboard/api-contract';

/**
 * The origin of the API: the stored one if this build allows it, else the build's own, else the page's own (an empty string). A stored
 * origin that is not allowed is never called: it could belong to anyone.
 */
export function apiOrigin(
  stored: string | null,
  built: string | undefined,
  allowed: readonly string[],
): string {
  const own = originOf(built ?? '') ?? '';
  const storedOrigin = stored === null ? null : originOf(stored);
  if (storedOrigin === null) return own;
  return allowed.some((candidate) => originOf(candidate) === storedOrigin) ? storedOrigin : own;
}

/** The version of the API: the stored one, else the build's, else 21 (clause 7.1). */
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
