import { isReference, valueIn, type RecordBase } from '@callboard/api-contract';
import { messages } from '../messages';
import type { SearchState } from '../search/searchState';
import type { Item, GroupBy, Row } from './rows';

export interface RowsOf {
  state: SearchState;
  /** Recently selected; listed first while nothing is typed. */
  recent: readonly RecordBase[];
  groupBy: GroupBy | undefined;
  /** The name that can be added. */
  addable: string | undefined;
  /** Records that the name can be meant to be; listed before it can be added. */
  nearest: readonly RecordBase[];
  /** Set while the user is prompted about people with a name similar to the new one. */
  similar: { name: string; records: readonly RecordBase[] } | undefined;
}

/** The rows of the list, in order. */
export function toRows({ state, recent, groupBy, addable, nearest, similar }: RowsOf): Row[] {
  if (similar) {
    const suggested = similar.records.map((record) => toOption(record, messages.isItOneOfThese));
    return toLines([...suggested, { kind: 'add', key: 'add', name: similar.name, isSure: true }]);
  }
  const isSearching = (state.term ?? '').trim() !== '';
  const former = isSearching ? [] : recent;
  const rest = state.records.filter((record) => !isAmong(record, former));
  const items: Item[] = [
    ...former.map((record) => toOption(record, messages.recent)),
    ...grouped(rest, groupBy, former.length > 0 ? messages.all : undefined),
  ];
  if (state.status === 'problem') items.push({ kind: 'retry', key: 'retry' });
  else if (state.hasMore) items.push({ kind: 'more', key: 'more' });
  if (addable !== undefined) items.push(...nearest.map((record) => toOption(record, messages.didYouMean)));
  if (addable !== undefined) items.push({ kind: 'add', key: 'add', name: addable, isSure: false });
  return toLines(items);
}

/** Groups are in order of first occurrence; within each, records stay in the server's order. */
function grouped(records: readonly RecordBase[], groupBy: GroupBy | undefined, other: string | undefined) {
  if (groupBy === undefined) return records.map((record) => toOption(record, other));
  const groups = new Map<string, Item[]>();
  for (const record of records) {
    const name = groupOf(record, groupBy);
    const members = groups.get(name) ?? [];
    members.push(toOption(record, name));
    groups.set(name, members);
  }
  return [...groups.values()].flat();
}

function groupOf(record: RecordBase, groupBy: GroupBy): string {
  if (typeof groupBy === 'function') return groupBy(record);
  const value = valueIn(record, groupBy);
  if (isReference(value)) return value.title;
  return value === null || value === undefined || value === '' ? messages.ungrouped : String(value);
}

/** The items of ungrouped records, cached so that an unchanged row is not rendered again. */
const plain = new WeakMap<RecordBase, Item>();

function toOption(record: RecordBase, group: string | undefined): Item {
  const known = group === undefined ? plain.get(record) : undefined;
  if (known) return known;
  const item: Item = { kind: 'option', key: record.hashcode, record, group };
  if (group === undefined) plain.set(record, item);
  return item;
}

function isAmong({ hashcode }: RecordBase, records: readonly RecordBase[]): boolean {
  return records.some((record) => record.hashcode === hashcode);
}

/** Inserts the heading of each group before its first option. */
function toLines(items: readonly Item[]): Row[] {
  let group: string | undefined;
  return items.flatMap((item, index): Row[] => {
    const own = item.kind === 'option' ? item.group : group;
    const isNew = own !== undefined && own !== group;
    group = own;
    const line: Row = { item, index };
    return isNew ? [{ heading: own, key: `group ${own}` }, line] : [line];
  });
}
