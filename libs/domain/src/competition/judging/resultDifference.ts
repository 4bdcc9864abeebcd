import type { ActState, LineChange } from '@callboard/api-contract/competition';

/** The line of an act in one version of the results. */
export interface ResultLine {
  entry: string;
  name: string;
  state: ActState;
  place: number | null;
  /** As it is read. */
  total: string | null;
  wentOn: boolean;
  /** The judges' scores and comments as a canonical text; null where it was not on stage. */
  feedback: string | null;
}

/** An act whose line differs, with what differs. */
export interface LineDifference {
  entry: string;
  /** As the later version has it. */
  name: string;
  changes: LineChange[];
}

/**
 * The acts whose lines a correction changes, in the order of the later version, and what is different for each: those, and no others, are
 * notified and get another certificate.
 *
 * @example resultDifference(before, after)[0] // { entry: '…', name: 'Tides', changes: [{ kind: 'place', from: 2, to: 1 }] }
 */
export function resultDifference(
  before: readonly ResultLine[],
  after: readonly ResultLine[],
): LineDifference[] {
  const former = new Map(before.map((line) => [line.entry, line]));
  return after.flatMap((line) => {
    const was = former.get(line.entry);
    const changes = was ? changesOf(was, line) : [];
    return changes.length === 0 ? [] : [{ entry: line.entry, name: line.name, changes }];
  });
}

function changesOf(was: ResultLine, is: ResultLine): LineChange[] {
  const changes: LineChange[] = [];
  if (was.name !== is.name) changes.push({ kind: 'name', from: was.name, to: is.name });
  if (was.state !== is.state) changes.push({ kind: 'state', from: was.state, to: is.state });
  if (was.place !== is.place) changes.push({ kind: 'place', from: was.place, to: is.place });
  if (was.total !== is.total) changes.push({ kind: 'total', from: was.total, to: is.total });
  if (was.wentOn !== is.wentOn) changes.push({ kind: 'goesOn', to: is.wentOn });
  if (was.feedback !== is.feedback) changes.push({ kind: 'feedback' });
  return changes;
}
