/**
 * What a process does: answer requests, run jobs, or both. A process of its own for jobs keeps a long export from slowing requests.
 * Both bring events to their subscribers.
 */
export interface Duties {
  answersRequests: boolean;
  runsJobs: boolean;
}

export const allDuties: Duties = { answersRequests: true, runsJobs: true };

/** The duties by the arguments of a start: all without one. Throws a sentence for any other argument. */
export function dutiesOf(words: readonly string[]): Duties {
  const given = words.join(' ');
  if (given === '') return allDuties;
  if (given === '--worker') return { answersRequests: false, runsJobs: true };
  if (given === '--web') return { answersRequests: true, runsJobs: false };
  throw new Error(`There is no command "${given}": callboard --help lists them.`);
}
