import { TurnTimeout } from '../fairTurns';
import { connectionError } from './connectionError';

/** The errors of PostgreSQL that callers can do something about. */
export type DatabaseProblem =
  | { kind: 'taken'; constraint: string }
  /** A foreign key: `isInUse` when others point at the row that was to go, else its own target is missing. */
  | { kind: 'reference'; constraint: string; isInUse: boolean; table: string }
  | { kind: 'overlap'; constraint: string }
  | { kind: 'rule'; constraint: string }
  /** A time slot is where none can be, or would be left behind: `detail` is JSON that says why (0022). */
  | { kind: 'slot'; detail: string }
  | { kind: 'value' }
  /** It lies outside of the regions and events that the writer is limited to. */
  | { kind: 'outside' }
  /** Lost, overloaded, or given up by a time-out: another try makes sense. */
  | { kind: 'busy' };

/** Reads an error of pg; null when it is none of ours to explain. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  if (error instanceof TurnTimeout || connectionError(error) === 'lost') return { kind: 'busy' };
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const constraint = textOf(error, 'constraint');
  switch (error.code) {
    case '23505':
      return { kind: 'taken', constraint };
    case '23503': {
      const isInUse = textOf(error, 'detail').includes('is still referenced');
      return { kind: 'reference', constraint, isInUse, table: textOf(error, 'table') };
    }
    case '23P01':
      return { kind: 'overlap', constraint };
    case '23514':
    case '23502':
      return { kind: 'rule', constraint: constraint || textOf(error, 'column') };
    case 'CB001':
      return { kind: 'slot', detail: textOf(error, 'detail') };
    case 'CB002':
      return { kind: 'outside' };
    case '42501':
      // Any other missing right is a mistake of ours.
      return /row-level security policy "(within_scope|scope_\w+)"/.test(error.message)
        ? { kind: 'outside' }
        : null;
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
    case '53100':
    case '53200':
    case '53300':
    case '25P03':
      return { kind: 'busy' };
    default:
      return error.code.startsWith('22') ? { kind: 'value' } : null;
  }
}

function textOf(error: Error, property: 'constraint' | 'detail' | 'table' | 'column'): string {
  const found: unknown = Object.entries(error).find(([key]) => key === property)?.[1];
  return typeof found === 'string' ? found : '';
}
