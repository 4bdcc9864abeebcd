import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createListener } from '../database/createListener';
import type { SharedDatabase } from '../database/TenantDatabase';
import { jobs as declared } from '../../jobHandlers';
import { createLogger } from '../plugins/logging';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { createWorkers, type Workers } from './createWorkers';
import { defineJob, type JobHandler, type JobRun } from './defineJob';
import { addJob, bossOf, cancelJob, type AddTerms } from './queue';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.drop());

const payload = v.object({ number: v.number() });
interface Numbered {
  number: number;
}

/** A job of a test's own, whose queue a migration would make. */
async function newJob(terms: { retries?: number; deadLetter?: string; runSeconds?: number } = {}) {
  const name = `test.${randomUUID()}`;
  await test.asOwner(`SELECT pgboss.create_queue($1, '{"policy": "standard"}')`, [name]);
  return defineJob({ name, payload, retries: 0, retrySeconds: 0, runSeconds: 30, concurrency: 2, ...terms });
}
type TestJob = Awaited<ReturnType<typeof newJob>>;

/** One process more that runs a job. */
const startProcess = (job: TestJob, handler: JobHandler<Numbered>): Workers => runJobs([job], handler);

/** One process more that runs jobs of several names in the same way. */
function runJobs(
  jobs: readonly TestJob[],
  handler: JobHandler<Numbered>,
  shared = test.database.shared,
): Workers {
  const log = createLogger('silent');
  const listener = createListener(test.database.appUrl, log);
  const handlers = Object.fromEntries(jobs.map(({ name }) => [name, handler]));
  const workers = createWorkers({ shared, listener, log }, jobs, handlers);
  workers.start();
  listener.start();
  onTestFinished(async () => {
    await workers.stop();
    await listener.close();
  });
  return workers;
}

const add = (job: TestJob, number: number, terms?: AddTerms) =>
  test.database.shared.transact((transaction) => addJob(transaction, job, { number }, terms));

async function stateOf(job: TestJob, id: string) {
  const [row] = await test.asOwner<{ state: string }>(
    'SELECT state FROM pgboss.job WHERE name = $1 AND id = $2',
    [job.name, id],
  );
  return row?.state;
}

describe('the queue', () => {
  it('is the one that the installed pg-boss works with, and has every declared job', async () => {
    const executeSql = async (text: string, values: unknown[]) => ({
      rows: await test.database.shared.query({ text, values: values ?? [] }),
    });
    const terms = { migrate: false, supervise: false, schedule: false };
    const boss = new PgBoss({ db: { executeSql }, ...terms });
    await expect(boss.start()).resolves.toBe(boss);
    await boss.stop({ graceful: false });
    const queues = (await boss.getQueues()).map(({ name }) => name);
    expect(queues).toEqual(expect.arrayContaining(declared.map(({ name }) => name)));
  });

  it('has a job if and only if its transaction commits', async () => {
    const job = await newJob();
    const seen: number[] = [];
    startProcess(job, async ({ number }) => void seen.push(number));
    const rolledBack = test.database.shared.transact(async (transaction) => {
      await addJob(transaction, job, { number: 1 });
      throw new Error('not after all');
    });
    await expect(rolledBack).rejects.toThrow('not after all');
    const id = await add(job, 2);
    await expect.poll(() => stateOf(job, id)).toBe('completed');
    expect(seen).toEqual([2]);
  });

  it('runs each job in one of several processes', async () => {
    const job = await newJob();
    const seen: number[] = [];
    for (let started = 0; started < 3; started += 1)
      startProcess(job, async ({ number }) => void seen.push(number));
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    await Promise.all(numbers.map((number) => add(job, number)));
    await expect.poll(() => [...seen].sort((one, other) => one - other)).toEqual(numbers);
  });

  it('finds jobs of all names in one statement, and fetches those that can begin', async () => {
    const [heard, missed, idle] = [await newJob(), await newJob(), await newJob()];
    const fetched = new Set<unknown>();
    const shared: SharedDatabase = {
      ...test.database.shared,
      query: (statement) => {
        if (statement.text.includes('SKIP LOCKED')) fetched.add(statement.values[0]);
        return test.database.shared.query(statement);
      },
    };
    const done: number[] = [];
    await add(missed, 1);
    runJobs(
      [heard, missed, idle],
      async ({ number }) => {
        done.push(number);
      },
      shared,
    );
    await expect.poll(() => done).toEqual([1]);
    await add(heard, 2);
    await expect.poll(() => done).toEqual([1, 2]);
    expect(fetched).toEqual(new Set([heard.name, missed.name]));
  });

  it('tries a failed run again under the same id, and hands it on after the last', async () => {
    const dead = await newJob();
    const job = await newJob({ retries: 1, deadLetter: dead.name });
    const runs: JobRun[] = [];
    const lost: number[] = [];
    startProcess(dead, async ({ number }) => void lost.push(number));
    startProcess(job, async (_payload, run) => {
      runs.push(run);
      throw new Error('no luck');
    });
    const id = await add(job, 7);
    await expect.poll(() => lost, { timeout: 20_000 }).toEqual([7]);
    expect(runs.map((run) => run.id)).toEqual([id, id]);
    expect(await stateOf(job, id)).toBe('failed');
  });

  it('gives a job back whose process is gone, once its time is over', async () => {
    const job = await newJob({ retries: 1, runSeconds: 1 });
    const id = await add(job, 1);
    const boss = bossOf(test.database.shared);
    // A process takes it and is never heard of again.
    expect(await boss.fetch(job.name)).toHaveLength(1);
    await expect
      .poll(async () => {
        await boss.maintain();
        return stateOf(job, id);
      })
      .toBe('retry');
  });

  it('gives a running job back when the process shuts down', async () => {
    const job = await newJob({ retries: 1 });
    let isRunning = false;
    const workers = startProcess(job, async () => {
      isRunning = true;
      await new Promise(() => undefined);
    });
    const id = await add(job, 1);
    await expect.poll(() => isRunning).toBe(true);
    await workers.stop();
    expect(await stateOf(job, id)).toBe('retry');
  });

  it('waits for the moment that a job is for, and can cancel it until then', async () => {
    const job = await newJob();
    const id = await add(job, 1, { startAfter: new Date(Date.now() + 3_600_000) });
    expect(await bossOf(test.database.shared).fetch(job.name)).toEqual([]);
    await test.database.shared.transact((transaction) => cancelJob(transaction, job, id));
    expect(await stateOf(job, id)).toBe('cancelled');
  });

  it('adds what runs by itself once for all processes', async () => {
    const job = { ...(await newJob()), payload: v.object({}), everyMinutes: 60 };
    const log = createLogger('silent');
    const all = [1, 2, 3].map(() => {
      const listener = createListener(test.database.appUrl, log);
      return createWorkers({ shared: test.database.shared, listener, log }, [job], {
        [job.name]: async () => undefined,
      });
    });
    for (const workers of all) workers.startSchedule();
    const added = () => test.asOwner('SELECT FROM pgboss.job WHERE name = $1', [job.name]);
    await expect.poll(added).toHaveLength(1);
    for (const workers of all) await workers.stop();
    expect(await added()).toHaveLength(1);
  });
});
