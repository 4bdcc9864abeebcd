import type { Problem } from '@callboard/api-contract';

const windowMs = 50;

/**
 * Combines simultaneous failures into one alert: a page whose queries all fail shows one (clause 8.1). Equal messages are shown once,
 * different ones are joined.
 */
export function gatherProblems(show: (message: string) => void): (problem: Problem) => void {
  let gathered: Set<string> | null = null;

  function flush() {
    const messages = [...(gathered ?? [])];
    gathered = null;
    show(messages.join(' '));
  }

  return ({ message }) => {
    if (!gathered) setTimeout(flush, windowMs);
    gathered ??= new Set();
    gathered.add(message);
  };
}
