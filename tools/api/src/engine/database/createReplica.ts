import { setTimeout as pause } from 'node:timers/promises';
import type { TenantCode } from '@callboard/api-contract';
import { TurnTimeout } from '../fairTurns';
import { connectionError } from './connectionError';
import type { Statement } from './TenantDatabase';

/** Scope of the rows that a read sees. */
interface ReadScope {
  tenant: TenantCode;
  scope: string | null;
}

/** A server that follows the primary. */
export interface ReplicaServer {
  /**
   * Whether it has reached a position of the primary.
   *
   * @throws where it does not answer in time, or is no replica of this database.
   */
  inspect(position: string): Promise<boolean>;
  /** Runs a statement where the server has reached the position; null where it has not. */
  run(whose: ReadScope, statement: Statement, position: string): Promise<unknown[] | null>;
  close(): Promise<void>;
}

/** How many reads were answered by the replica, and by the primary because the replica was behind or did not answer. */
export type ReadCounts = Record<'replica' | 'behind' | 'unreachable', number>;

/** Reads that a replica answers where it can. */
export interface Replica {
  /** The rows of a statement; null where the primary has to answer. */
  read(whose: ReadScope, statement: Statement): Promise<unknown[] | null>;
  /** Why it is not used now; null where it is. */
  inspect(): Promise<string | null>;
  counts(): Readonly<ReadCounts>;
  close(): Promise<void>;
}

type Reason = Exclude<keyof ReadCounts, 'replica'>;

/** How long a read waits for a replica that is a little behind: 50 ms in all, longer than one in the same place takes. */
const pausesMs = [0, 2, 4, 8, 16, 20];
/** How long it is left alone after it was further behind, or did not answer. */
const restMs: Readonly<Record<Reason, number>> = { behind: 250, unreachable: 2_000 };

/**
 * Lets a replica answer reads with what the primary has committed, never with less: a read first gets the position of the primary, which
 * is after each write that was answered and each change that was notified, by whichever process, and the replica answers once it has
 * replayed as much. One position serves all reads that wait for it, so it costs the primary one short trip at a time.
 *
 * Where the replica fails or stays behind, the primary answers, and the replica is left alone for a moment. Whether it is back is found
 * out aside from reads: none waits for it.
 */
export function createReplica(server: ReplicaServer, position: () => Promise<string>): Replica {
  const counts: ReadCounts = { replica: 0, behind: 0, unreachable: 0 };
  /** Set while the primary answers alone, as it does until the first inspection. */
  let rest: { reason: Reason; until: number } | null = { reason: 'unreachable', until: 0 };
  let inspection: Promise<string | null> | null = null;

  const leaveAlone = (reason: Reason): void => {
    rest = { reason, until: Date.now() + restMs[reason] };
  };

  async function inspectNow(): Promise<string | null> {
    try {
      const at = await position();
      if (await untilReached(() => server.inspect(at))) {
        rest = null;
        return null;
      }
      leaveAlone('behind');
      return 'it is behind the primary';
    } catch (error) {
      leaveAlone('unreachable');
      return error instanceof Error ? error.message : String(error);
    }
  }

  function inspect(): Promise<string | null> {
    inspection ??= inspectNow().finally(() => (inspection = null));
    return inspection;
  }

  /** Answers the reason where the primary has to answer. */
  async function attempt(whose: ReadScope, statement: Statement): Promise<unknown[] | Reason> {
    if (rest) {
      if (Date.now() >= rest.until) void inspect();
      return rest.reason;
    }
    const at = await position();
    try {
      const rows = await untilReached(() => server.run(whose, statement, at));
      if (rows) return rows;
      leaveAlone('behind');
      return 'behind';
    } catch (error) {
      // It would take as long at the primary.
      if (isStatementTimeout(error)) throw error;
      if (connectionError(error)) leaveAlone('unreachable');
      // Others are those of the statement, for which the primary decides, and of rows that it has removed meanwhile.
      return connectionError(error) || error instanceof TurnTimeout ? 'unreachable' : 'behind';
    }
  }

  return {
    inspect,
    async read(whose, statement) {
      const answer = await attempt(whose, statement);
      counts[typeof answer === 'string' ? answer : 'replica'] += 1;
      return typeof answer === 'string' ? null : answer;
    },
    counts: () => counts,
    async close() {
      // None is begun any more.
      rest = { reason: 'unreachable', until: Number.POSITIVE_INFINITY };
      await inspection;
      await server.close();
    },
  };
}

/** Tries until the server has reached the position, for a short time. */
async function untilReached<T>(attempt: () => Promise<T | null | false>): Promise<T | null> {
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await pause(pauseMs);
    const answer = await attempt();
    if (answer) return answer;
  }
  return null;
}

function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
