import { callAction, newUuid } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import { storedJson } from '@callboard/browser-storage';
import { useState } from 'react';
import * as v from 'valibot';
import { useFollowedQuery } from '../useFollowedQuery';

/** What a phone remembers of its vote: its ballot, the code that it gave, and the act. */
const ownVoteSchema = v.object({
  ballot: v.string(),
  code: v.string(),
  entry: v.nullable(v.string()),
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
    const next = { ...own, code };
    stored.write(next);
    const outcome = await callAction('castVote', { input: { stage, entry, code, ballot: next.ballot } });
    if (!outcome.ok) return outcome.problem;
    stored.write({ ...next, entry });
    setOwn({ ...next, entry });
    return null;
  }

  return { vote, problem, own, cast };
}

/** The QR code in the hall has its code in the part of the address that is sent to no server. */
function codeInAddress(): string {
  return location.hash.slice(1, 21);
}
