import { type ApiProblem, badRequest, busy, conflict } from '../problems';
import { databaseFault } from './databaseFault';

/** The answer that a database's error stands for where no collection has better words; null for faults of our own. */
export function problemOf(error: unknown): ApiProblem | null {
  const fault = databaseFault(error);
  switch (fault?.kind) {
    case undefined:
      return null;
    case 'busy':
      return busy();
    case 'taken':
    case 'overlap':
      return conflict('This clashes with another record.');
    case 'reference':
      return fault.isInUse ? conflict('Other records still need this one.') : badRequest('No item found');
    case 'rule':
    case 'slot':
    case 'value':
      return badRequest('The server did not accept this.');
    default:
      return fault satisfies never;
  }
}
