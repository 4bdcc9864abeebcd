import type { Problem } from '@callboard/api-contract';

const momentMs = 50;

/**
 * Makes one alert of the failures of one moment: a page whose queries all fail says so once (clause 8.1). The same words are said
 * once, different ones in a row.
 */
export function gatherProblems(show: (message: string) => void): (problem: Problem) => void {
  let gathered: Set<string> | null = null;

  function conclude() {
    const messages = [...(gathered ?? [])];
    gathered = null;
    show(messages.join(' '));
  }

  return ({ message }) => {
    if (!gathered) setTimeout(conclude, momentMs);
    gathered ??= new Set();
    gathered.add(message);
  };
}
