import { isReference, type AnyRecord } from '@callboard/api-contract';
import { messages } from '../messages';
import type { SearchState } from '../search/searchState';
import type { Choice, GroupBy, Row } from './rows';

export interface RowsOf {
  state: SearchState;
  /** Chosen last; shown in front while nothing is typed. */
  recent: readonly AnyRecord[];
  groupBy: GroupBy | undefined;
  /** The name that can be added. */
  addable: string | undefined;
  /** A new person waits for a word on those of a similar name. */
  similar: { name: string; records: readonly AnyRecord[] } | undefined;
}

/** The lines of the list, in order. */
export function toRows({ state, recent, groupBy, addable, similar }: RowsOf): Row[] {
  if (similar) {
    const asked = similar.records.map((record) => toOption(record, messages.isItOneOfThese));
    return toLines([...asked, { kind: 'add', key: 'add', name: similar.name, isSure: true }]);
  }
  const isSearching = (state.term ?? '').trim() !== '';
  const former = isSearching ? [] : recent;
  const rest = state.records.filter((record) => !isAmong(record, former));
  const choices: Choice[] = [
    ...former.map((record) => toOption(record, messages.recent)),
    ...grouped(rest, groupBy, former.length > 0 ? messages.all : undefined),
  ];
  if (state.status === 'problem') choices.push({ kind: 'retry', key: 'retry' });
  else if (state.hasMore) choices.push({ kind: 'more', key: 'more' });
  if (addable !== undefined) choices.push({ kind: 'add', key: 'add', name: addable, isSure: false });
  return toLines(choices);
}

/** Groups stand in the order in which they are first met, so that the server's order of records holds within each. */
function grouped(records: readonly AnyRecord[], groupBy: GroupBy | undefined, other: string | undefined) {
  if (groupBy === undefined) return records.map((record) => toOption(record, other));
  const groups = new Map<string, Choice[]>();
  for (const record of records) {
    const name = groupOf(record, groupBy);
    const members = groups.get(name) ?? [];
    members.push(toOption(record, name));
    groups.set(name, members);
  }
  return [...groups.values()].flat();
}

function groupOf(record: AnyRecord, groupBy: GroupBy): string {
  if (typeof groupBy === 'function') return groupBy(record);
  const value = record[groupBy];
  if (isReference(value)) return value.title;
  return value === null || value === undefined || value === '' ? messages.ungrouped : String(value);
}

/** The line of a record that is not in a group: the same one each time, so that it is drawn once. */
const plain = new WeakMap<AnyRecord, Choice>();

function toOption(record: AnyRecord, group: string | undefined): Choice {
  const known = group === undefined ? plain.get(record) : undefined;
  if (known) return known;
  const choice: Choice = { kind: 'option', key: record.hashcode, record, group };
  if (group === undefined) plain.set(record, choice);
  return choice;
}

function isAmong({ hashcode }: AnyRecord, records: readonly AnyRecord[]): boolean {
  return records.some((record) => record.hashcode === hashcode);
}

/** Puts the name of a group before its first option. */
function toLines(choices: readonly Choice[]): Row[] {
  let group: string | undefined;
  return choices.flatMap((choice, index): Row[] => {
    const own = choice.kind === 'option' ? choice.group : group;
    const isNew = own !== undefined && own !== group;
    group = own;
    const line: Row = { choice, index };
    return isNew ? [{ heading: own, key: `group ${own}` }, line] : [line];
  });
}
