/**
 * What a process does: answer requests, run jobs, or both. A process of its own for jobs keeps a long export from slowing requests.
 * Both bring events to their subscribers.
 */
export interface Duties {
  answersRequests: boolean;
  runsJobs: boolean;
}

export const allDuties: Duties = { answersRequests: true, runsJobs: true };

/** The duties by the argument of the command: all without one. Throws a sentence for any other argument. */
export function dutiesOf(argument: string | undefined): Duties {
  if (argument === undefined) return allDuties;
  if (argument === '--worker') return { answersRequests: false, runsJobs: true };
  if (argument === '--web') return { answersRequests: true, runsJobs: false };
  throw new Error(`"${argument}" is no argument. There are admin, --web and --worker.`);
}
