import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import * as v from 'valibot';
import type { Listener } from '../database/createListener';
import type { SharedDatabase } from '../database/TenantDatabase';
import { createBell } from '../createBell';
import type { Job, JobHandler, JobHandlers } from './defineJob';
import { bossOf, jobsChannel, termsOf } from './queue';

/** How long a job waits after a missed notification, or after the moment it was scheduled for. */
const pollMs = 5_000;
/** How often expired runs are looked for: a killed process leaves one. */
const maintainMs = 15_000;
const scheduleMs = 30_000;
/** How long running jobs can go on when the process shuts down: less than its whole time for that. */
const finishMs = 5_000;

/** The names of those jobs of which one can begin: mostly none, so that to find them is one statement and not one for each name. */
const readDue = {
  name: 'jobs that can begin',
  text: `SELECT name FROM unnest($1::text[]) AS known (name)
    WHERE EXISTS (SELECT FROM pgboss.job j WHERE j.name = known.name AND j.state < 'active' AND j.start_after < now())`,
};
const dueRow = v.object({ name: v.string() });

interface WorkerTools {
  shared: SharedDatabase;
  listener: Listener;
  log: FastifyBaseLogger;
}

/** Runs jobs in this process, together with every other process of the installation. */
export interface Workers {
  start(): void;
  /** From now on adds the jobs that run by themselves. */
  startSchedule(): void;
  /** Takes no more jobs, lets the running ones finish for some seconds, and gives the others back to be tried again. */
  stop(): Promise<void>;
}

export function createWorkers<const Jobs extends readonly Job[]>(
  { shared, listener, log }: WorkerTools,
  jobs: Jobs,
  handlers: JobHandlers<Jobs>,
): Workers {
  const boss = bossOf(shared);
  const stopping = new AbortController();
  // Each handler stands under the name of its job, and gets only what that job's schema has parsed.
  const byName = handlers as Readonly<Record<string, JobHandler<unknown>>>;
  const workers = jobs.map((job) => {
    const handle = byName[job.name];
    if (!handle) throw new Error(`The job ${job.name} has no handler.`);
    return createWorker({ boss, log, stopping: stopping.signal }, job, handle);
  });
  const bell = createBell();
  const names = jobs.map(({ name }) => name);
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  let loop: Promise<void> | undefined;
  const repeat = (everyMs: number, what: string, work: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      work().catch((error: unknown) => log.warn({ err: error }, `could not ${what}`));
    }, everyMs);
    timers.push(timer.unref());
  };

  /** Wakes the workers whose jobs can begin: jobs that were added before this process heard of any, whose time has come, or that failed. */
  async function findDue(): Promise<void> {
    while (!isClosing) {
      try {
        const due = await shared.rows(dueRow, { ...readDue, values: [names] });
        for (const worker of workers) if (due.some(({ name }) => name === worker.job.name)) worker.wake();
      } catch (error) {
        if (!isClosing) log.warn({ err: error }, 'could not find jobs');
      }
      await bell.heard(pollMs);
    }
  }

  async function addScheduled(): Promise<void> {
    for (const job of jobs) {
      if (job.everyMinutes === undefined) continue;
      const singleton = { singletonKey: 'schedule', singletonSeconds: job.everyMinutes * 60 };
      await boss.send(job.name, {}, { ...termsOf(job), ...singleton });
    }
    bell.ring();
  }

  return {
    start() {
      listener.on(jobsChannel, (name) => {
        // Of those that were added while no one listened it hears none.
        if (name === null) bell.ring();
        for (const worker of workers) if (worker.job.name === name) worker.wake();
      });
      for (const worker of workers) worker.start();
      loop = findDue();
      repeat(maintainMs, 'maintain the queue', () => boss.maintain());
    },
    startSchedule() {
      addScheduled().catch((error: unknown) => log.warn({ err: error }, 'could not schedule jobs'));
      repeat(scheduleMs, 'schedule jobs', addScheduled);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      isClosing = true;
      bell.ring();
      for (const worker of workers) worker.close();
      const overdue = setTimeout(() => stopping.abort(), finishMs);
      await Promise.all(workers.map((worker) => worker.closed()));
      clearTimeout(overdue);
      await loop;
    },
  };
}

interface RunTools {
  boss: PgBoss;
  log: FastifyBaseLogger;
  stopping: AbortSignal;
}

/** Fetches and runs the jobs of one name, up to its limit at a time. */
function createWorker({ boss, log, stopping }: RunTools, job: Job, handle: JobHandler<unknown>) {
  const running = new Set<Promise<void>>();
  const bell = createBell();
  let isClosing = false;
  let loop: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (await bell.heard(); !isClosing; await bell.heard()) {
      const batchSize = job.concurrency - running.size;
      // Answers nothing where the database is away: they are found again.
      const found = batchSize > 0 ? await boss.fetch<unknown>(job.name, { batchSize }) : [];
      for (const each of found) {
        const run = runOne(each).finally(() => {
          running.delete(run);
          bell.ring();
        });
        running.add(run);
      }
      // There can be more.
      if (batchSize > 0 && found.length === batchSize) bell.ring();
    }
    await Promise.all(running);
  }

  async function runOne({ id, data }: PgBoss.Job<unknown>): Promise<void> {
    const overdue = AbortSignal.timeout(job.runSeconds * 1_000);
    const signal = AbortSignal.any([stopping, overdue]);
    try {
      await unlessAborted(handle(v.parse(job.payload, data), { id, signal }), signal);
      await boss.complete(job.name, id);
    } catch (error) {
      log.warn({ err: error, job: job.name, id }, 'a job failed');
      const message = error instanceof Error ? error.message : String(error);
      // Where this fails too, the job's time runs out, and it is tried again all the same.
      await boss.fail(job.name, id, { message }).catch(() => undefined);
    }
  }

  return {
    job,
    wake: bell.ring,
    start: () => void (loop = work()),
    close() {
      isClosing = true;
      bell.ring();
    },
    closed: async () => loop,
  };
}

/** The result of a promise, unless the signal comes first: then it throws, and what goes on is not waited for. */
async function unlessAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new Error('The job took too long, or its process shut down.'));
    signal.addEventListener('abort', onAbort);
  });
  try {
    await Promise.race([promise, aborted]);
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}
