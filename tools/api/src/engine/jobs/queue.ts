import PgBoss from 'pg-boss';
import type { SharedDatabase, Transaction } from '../database/TenantDatabase';
import type { Job } from './defineJob';

/** The channel on which processes hear that a job was added; the payload is the job's name. */
export const jobsChannel = 'callboard_jobs';

const second = 1;
const hour = 3_600 * second;

/** Jobs that ended stay for a day, to be looked at. */
const retention = { archiveCompletedAfterSeconds: 12 * hour, deleteAfterSeconds: 24 * hour };

type Sql = PgBoss.Db['executeSql'];

/** pg-boss on connections of ours: it neither migrates nor starts anything by itself. */
function bossOn(executeSql: Sql): PgBoss {
  return new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false, ...retention });
}

/** Queue for processes that run jobs: any connection of the application, since it belongs to no tenant. */
export function bossOf(shared: SharedDatabase): PgBoss {
  return bossOn(async (text, values) => {
    // Maintenance comes as a script with its own BEGIN and COMMIT. A pooled connection must not be left inside of one that failed.
    const script = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1];
    if (script === undefined) return { rows: await shared.query({ text, values: values ?? [] }) };
    await shared.transact((transaction) => transaction.query({ text: script, values: [] }));
    return { rows: [] };
  });
}

function bossIn(transaction: Transaction): PgBoss {
  return bossOn(async (text, values) => ({ rows: await transaction.query({ text, values }) }));
}

export interface AddTerms {
  /** Not before this moment. */
  startAfter?: Date;
}

/**
 * Adds a job in a transaction: it exists if the transaction commits, and every process hears of it then.
 *
 * @returns the job's id
 * @example
 * const job = await addJob(transaction, sendMail, { tenant, mail });
 */
export async function addJob<Payload extends object>(
  transaction: Transaction,
  job: Job<string, Payload>,
  payload: Payload,
  { startAfter }: AddTerms = {},
): Promise<string> {
  const id = await bossIn(transaction).send(job.name, payload, {
    ...termsOf(job),
    ...(startAfter && { startAfter }),
  });
  if (id === null) throw new Error(`The job ${job.name} has no queue: its migration is missing.`);
  await transaction.notify(jobsChannel, job.name);
  return id;
}

/**
 * Adds several jobs of one kind in one statement, as `addJob` adds one.
 *
 * @example
 * await addJobs(transaction, mailNotification, [{ payload: { tenant, notification }, startAfter }]);
 */
export async function addJobs<Payload extends object>(
  transaction: Transaction,
  job: Job<string, Payload>,
  added: readonly ({ payload: Payload } & AddTerms)[],
): Promise<void> {
  if (added.length === 0) return;
  const { retries, retrySeconds, runSeconds, deadLetter } = job;
  await bossIn(transaction).insert(
    added.map(({ payload, startAfter }) => ({
      name: job.name,
      data: payload,
      retryLimit: retries,
      retryDelay: retrySeconds,
      retryBackoff: true,
      expireInSeconds: runSeconds,
      ...(deadLetter !== undefined && { deadLetter }),
      ...(startAfter && { startAfter }),
    })),
  );
  await transaction.notify(jobsChannel, job.name);
}

/** Cancels a job that has not ended. One that is running is not interrupted, and is not tried again. */
export async function cancelJob(transaction: Transaction, job: Job, id: string): Promise<void> {
  await bossIn(transaction).cancel(job.name, id);
}

/** How often and how long a job is tried. */
export function termsOf({ retries, retrySeconds, runSeconds, deadLetter }: Job): PgBoss.SendOptions {
  return {
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    expireInSeconds: runSeconds,
    ...(deadLetter !== undefined && { deadLetter }),
  };
}
