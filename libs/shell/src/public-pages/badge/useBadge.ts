import { readQuery } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import { useEffect, useState } from 'react';
import { checkCredential, type BadgeCredential } from './checkCredential';

/** A badge as its page shows it. */
export type CheckedBadge =
  | { status: 'holds'; credential: BadgeCredential; token: string }
  | { status: 'broken' }
  | { status: 'unchecked'; token: string }
  | { status: 'revoked'; badge: string; issuer: string };

interface BadgeQuery {
  value: CheckedBadge | undefined;
  problem: Problem | undefined;
}

/** Reads a badge and the public keys of its issuer, and checks its signature in this browser. */
export function useBadge(badge: string) {
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useState<BadgeQuery>({ value: undefined, problem: undefined });

  // Loads both from the server.
  useEffect(() => {
    let isGone = false;
    void readBadge(badge).then((read) => {
      if (!isGone) setQuery(read);
    });
    return () => {
      isGone = true;
    };
  }, [badge, attempt]);

  return {
    ...query,
    isLoading: query.value === undefined && query.problem === undefined,
    retry: () => {
      setQuery({ value: undefined, problem: undefined });
      setAttempt(attempt + 1);
    },
  };
}

async function readBadge(badge: string): Promise<BadgeQuery> {
  const [found, known] = await Promise.all([
    readQuery('publicBadge', { badge }, { isQuiet: true }),
    readQuery('badgeKeys', {}, { isQuiet: true }),
  ]);
  if (!found.ok) return { value: undefined, problem: found.problem };
  if (found.data.status === 'revoked') return { value: found.data, problem: undefined };
  if (!known.ok) return { value: undefined, problem: known.problem };
  const { credential: token } = found.data;
  try {
    const credential = await checkCredential(token, known.data.keys);
    const value = credential
      ? ({ status: 'holds', credential, token } as const)
      : ({ status: 'broken' } as const);
    return { value, problem: undefined };
  } catch {
    return { value: { status: 'unchecked', token }, problem: undefined };
  }
}
