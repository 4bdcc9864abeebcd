import { maxVoteCards } from '@callboard/api-contract/competition';
import { orderNumberAlphabet } from '@callboard/domain/booking';
import { isSameText } from '../../../engine/secrets/isSameText';
import type { Secrets } from '../../../engine/secrets/secrets';

/** Letters and digits after the number of a card: none is mistaken for another, and to guess one takes millions of tries. */
const checkLength = 8;

/**
 * Codes of the cards that are laid on the seats for the vote on a stage. None is stored: the server knows its own by their signature,
 * so that they are printed before the vote is opened, and again when more are needed.
 */
export function voteCardsOf(secrets: Pick<Secrets, 'sign'>, tenant: string, stage: string) {
  function codeOf(nth: number): string {
    const digest = Buffer.from(secrets.sign(`vote card\n${tenant}\n${stage}\n${nth}`), 'base64url');
    const letters = Array.from(digest.subarray(0, checkLength), (byte) =>
      orderNumberAlphabet.charAt(byte % orderNumberAlphabet.length),
    );
    return `${nth}-${letters.join('')}`;
  }

  /** @returns the code as it is printed, however it was typed; null where it is of no card */
  function read(typed: string): string | null {
    const code = typed.replaceAll(/\s/g, '').toUpperCase();
    const [, digits] = /^(\d{1,4})-/.exec(code) ?? [];
    const nth = Number(digits);
    return nth >= 1 && nth <= maxVoteCards && isSameText(code, codeOf(nth)) ? code : null;
  }

  return { codeOf, read };
}
