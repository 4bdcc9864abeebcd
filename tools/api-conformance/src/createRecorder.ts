import type { CheckName } from './checks.data';
import { shortly, type Answer } from './createApi';

/** Difference of an API from its promise. */
export interface Failure {
  /** `GET /api/v21/system/callboard/venues`. */
  call: string;
  expected: string;
  got: string;
}

/** Result of one check, for one collection at one version. */
export interface Result {
  check: CheckName;
  /** Absent: of the API as a whole. */
  collection?: string;
  version: number;
  status: 'passed' | 'failed' | 'skipped';
  failures: Failure[];
  /** Why it was skipped. */
  reason?: string;
  /** It was skipped because the API refused it, as a rule of its own can make it do. */
  refusal?: Answer;
}

/** Where checks are recorded: of one collection, or of the API as a whole. */
export interface Scope {
  /**
   * Records whether a promise is met.
   *
   * @param got What is shown where it is not met. @default the status and the body of the answer
   * @returns Whether it is met.
   */
  verify(check: CheckName, isMet: boolean, answer: Answer, expected: string, got?: string): boolean;
  /**
   * Records that a check could not be made. One that was made stays.
   *
   * @param refusal What the API refused, where it can have a rule that the contract does not declare.
   */
  skip(check: CheckName, reason: string, refusal?: Answer): void;
}

export interface Recorder {
  results: Result[];
  scope(version: number, collection?: string): Scope;
}

/**
 * One refusal can come from a rule of the API's own; an API that refuses something for every collection does not do it at all, which is
 * a failure.
 */
export function judgeRefusals(results: readonly Result[], version: number, scope: Scope): void {
  const own = results.filter((result) => result.version === version);
  for (const { check, refusal } of own.filter((result) => result.status === 'skipped')) {
    const isNeverDone = own.every((result) => result.check !== check || result.status === 'skipped');
    if (refusal && isNeverDone) scope.verify(check, false, refusal, 'one of all collections that permits it');
  }
}

/** An API that does one thing wrong does it often: so many of a kind are enough to find out why. */
const maxFailures = 5;

export function createRecorder(): Recorder {
  const results: Result[] = [];
  return {
    results,
    scope(version, collection) {
      const own = new Map<CheckName, Result>();
      function resultOf(check: CheckName, status: Result['status']): Result {
        const known = own.get(check);
        if (known) return known;
        const result: Result = {
          check,
          ...(collection !== undefined && { collection }),
          version,
          status,
          failures: [],
        };
        own.set(check, result);
        results.push(result);
        return result;
      }
      return {
        verify(check, isMet, answer, expected, got) {
          const result = resultOf(check, 'passed');
          if (result.status === 'skipped') {
            result.status = 'passed';
            delete result.reason;
            delete result.refusal;
          }
          if (isMet) return true;
          result.status = 'failed';
          if (result.failures.length < maxFailures) {
            result.failures.push({ call: answer.call, expected, got: got ?? shortly(answer) });
          }
          return false;
        },
        skip(check, reason, refusal) {
          const result = resultOf(check, 'skipped');
          if (result.status !== 'skipped') return;
          result.reason = reason;
          if (refusal) result.refusal = refusal;
        },
      };
    },
  };
}
