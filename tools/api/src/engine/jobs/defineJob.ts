import type { GenericSchema } from 'valibot';

/** Work that is done outside of requests: by any process of the installation, at least once. */
export interface Job<Name extends string = string, Payload = unknown> {
  /** Also the name of its queue, which a migration makes: see `migrations/0002_jobs.sql`. */
  name: Name;
  /** Input of a run: ids, since everyone who reads the database can read it. */
  payload: GenericSchema<unknown, Payload>;
  /** How many times a run that failed is tried again. */
  retries: number;
  /** The pause before the first retry. Each further pause is about twice as long. */
  retrySeconds: number;
  /** A run that takes longer than this has failed; so does one whose process was killed. */
  runSeconds: number;
  /** How many runs one process has at a time. */
  concurrency: number;
  /** Runs by itself this often, once for all processes, with an empty payload. */
  everyMinutes?: number;
  /** The job that gets the payload of a run that failed for the last time. */
  deadLetter?: string;
}

/**
 * Declares a job. Its handler must be idempotent: a process that is killed after the work and before its mark has it done again.
 *
 * @example
 * export const sendMail = defineJob({ name: 'mail.send', payload: mailSchema, retries: 8, … });
 */
export function defineJob<Name extends string, Payload>(job: Job<Name, Payload>): Job<Name, Payload> {
  return job;
}

/** Facts of the run for a handler in addition to the payload. */
export interface JobRun {
  /** The same on every try. */
  id: string;
  /** Aborted when the time of the run is over or the process shuts down. */
  signal: AbortSignal;
}

export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** One handler for each job: a missing one does not compile. */
export type JobHandlers<Jobs extends readonly Job[]> = {
  [Each in Jobs[number] as Each['name']]: Each extends Job<string, infer Payload>
    ? JobHandler<Payload>
    : never;
};
