import { sentences } from '@callboard/api-contract/sentences';
import { type ApiProblem, badRequest, busy, conflict, forbidden } from '../problems';
import { databaseProblem } from './databaseProblem';

/** The answer that a database's error stands for where no collection has better words; null for errors of our own. */
export function problemOf(error: unknown): ApiProblem | null {
  const problem = databaseProblem(error);
  switch (problem?.kind) {
    case undefined:
      return null;
    case 'busy':
      return busy();
    case 'taken':
    case 'overlap':
      return conflict(sentences.clash());
    case 'reference':
      return problem.isInUse ? conflict(sentences.stillNeeded()) : badRequest(sentences.noItem());
    case 'outside':
      return forbidden(sentences.outsideOfRole());
    case 'rule':
    case 'slot':
    case 'value':
      return badRequest(sentences.notAccepted());
    default:
      return problem satisfies never;
  }
}
