import { callAction, newUuid } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import { storedJson } from '@callboard/browser-storage';
import { useState } from 'react';
import * as v from 'valibot';
import { useFollowedQuery } from '../useFollowedQuery';

/** The vote as a phone remembers it: its ballot, the code that it gave, the act, and how often it has voted. */
const ownVoteSchema = v.object({
  ballot: v.string(),
  code: v.string(),
  entry: v.nullable(v.string()),
  nth: v.exactOptional(v.number()),
});
type OwnVote = v.InferOutput<typeof ownVoteSchema>;

/** How often a phone reads whether the vote is still open. */
const everyMs = 10_000;

/** The vote on a stage, and what this phone voted. */
export function useVote(stage: string) {
  const stored = storedJson(`callboard.vote.${stage}`, ownVoteSchema);
  const [own, setOwn] = useState<OwnVote>(() => {
    const before = stored.read() ?? { ballot: newUuid(), code: '', entry: null };
    // Scanned again after a code was mistyped.
    return { ...before, code: codeInAddress() || before.code };
  });
  const { value: vote, problem } = useFollowedQuery('audienceVote', { stage }, everyMs);

  /** @returns why the vote does not count; null where it does */
  async function cast(entry: string, code: string): Promise<Problem | null> {
    // The ballot is stored before it is sent, so that a vote whose answer is lost is not cast twice.
    const { ballot } = own;
    const nth = (own.nth ?? 0) + 1;
    const next = { ...own, code, nth };
    stored.write(next);
    setOwn(next);
    const outcome = await callAction('castVote', { input: { stage, entry, code, ballot, nth } });
    if (!outcome.ok) return outcome.problem;
    stored.write({ ...next, entry });
    setOwn({ ...next, entry });
    return null;
  }

  return { vote, problem, own, cast };
}

/** The QR code in the hall, and the link of a ticket, have their code in the part of the address that is sent to no server. */
function codeInAddress(): string {
  return location.hash.slice(1, 65);
}
