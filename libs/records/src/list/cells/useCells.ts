import { valueIn, isReference, type RecordBase, type Parsed } from '@callboard/api-contract';
import { isSameValue } from '@callboard/forms';
import { useCallback, useRef, useState } from 'react';
import type { ListFacts } from '../../rows/listFacts';
import { noEntries, withEntries, withoutEntries, type CellEntry } from './cellEntries';
import { isFixedCell, textOfCell, type CellColumn } from './cellFields';
import { cellMessages } from './cellMessages';
import { readCell, type WrittenCell } from './readCell';
import { useCellSave, type ChangedCell } from './useCellSave';
import { useNames } from './useNames';

/** The written cells of a list: what is being saved, what is saved, and what was refused. */
export function useCells(facts: ListFacts, zone: string) {
  const { definition, actor } = facts;
  const [entries, setEntries] = useState(noEntries);
  const { save, progress } = useCellSave(facts, zone);
  const findNamed = useNames(definition);
  // A second block that is pasted while the first one is saved waits for it: both can change the same record.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function valueOf(record: RecordBase, { name }: CellColumn): unknown {
    const entry = entries.get(record.hashcode)?.get(name);
    return entry?.status === 'saved' && entry.record.version === record.version
      ? entry.value
      : valueIn(record, name);
  }

  const roles = actor.roles.join();
  const isFixed = useCallback(
    (record: RecordBase, column: CellColumn) => isFixedCell(definition, actor, record, column, new Date()),
    // The actor is another object in each render, of the same user and roles.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [definition, actor.user, actor.individual, roles],
  );

  async function parse(cell: WrittenCell, all: readonly WrittenCell[]): Promise<Parsed<unknown>> {
    const { record, column, text } = cell;
    const { field } = column;
    if (cell.value !== undefined) return { ok: true, value: cell.value };
    if (isFixed(record, column)) return { ok: false, message: cellMessages.fixed };
    if (field.kind !== 'reference' || text.trim() === '') return readCell(definition, cell, zone);
    const isContained = field.within !== undefined;
    const isMoved = all.some((other) => other.record === record && other.column.name === field.within);
    const container = isContained && !isMoved ? valueIn(record, field.within ?? '') : undefined;
    return findNamed(field, text, isReference(container) ? container.hashcode : undefined);
  }

  async function readAll(written: readonly WrittenCell[]) {
    const refused: CellEntry[] = [];
    const changed: ChangedCell[] = [];
    const lookups = new Map<string, Promise<Parsed<unknown>>>();
    for (const cell of written) {
      const { record, column, text } = cell;
      const isNamed = column.field.kind === 'reference' && column.field.within === undefined;
      const key = isNamed && !isFixed(record, column) ? `${column.name} ${text}` : undefined;
      const reading = (key !== undefined && lookups.get(key)) || parse(cell, written);
      if (key !== undefined) lookups.set(key, reading);
      const parsed = await reading;
      const before = valueOf(record, column);
      if (!parsed.ok) refused.push({ record, column, text, status: 'refused', sentence: parsed.message });
      else if (!isSameValue(parsed.value, before)) changed.push({ ...cell, value: parsed.value, before });
    }
    return { refused, changed };
  }

  /** Reads and saves what was written into cells. */
  async function write(given: readonly WrittenCell[]): Promise<void> {
    const written = given.filter(({ record, column, text, value }) => {
      const isUnchanged =
        value === undefined && text.trim() === textOfCell(definition, record, column, zone).trim();
      return !isUnchanged || entries.get(record.hashcode)?.has(column.name);
    });
    const cells = written.map(({ record, column }) => [record.hashcode, column.name] as const);
    setEntries((old) =>
      withEntries(
        old,
        written.map((cell) => ({ ...cell, status: 'saving' })),
      ),
    );
    const { refused, changed } = await readAll(written);
    const saving = last.current.then(() => (changed.length > 0 ? save(changed) : []));
    last.current = saving;
    const results = await saving;
    setEntries((old) => withEntries(withoutEntries(old, cells), [...refused, ...results]));
  }

  function discard(cells: readonly (readonly [string, string])[]) {
    setEntries((old) => withoutEntries(old, cells));
  }

  return { entries, write, discard, isFixed, progress };
}
