import { valueIn, isReference, type RecordBase, type RecordReference } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import { offeredTo } from '@callboard/api-contract/forms';
import { translate } from '@callboard/language';
import { RecordPicker } from '@callboard/pickers';
import { useTenant } from '@callboard/tenant';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '../../messages';
import type { CellColumn } from './cellFields';
import styles from './cells.module.css';

/** Where the focus goes when an editor closes: along the row, along the column, or nowhere. */
export type NextCell = 'right' | 'left' | 'down' | 'up' | 'stay';

export interface CellEditorProps {
  record: RecordBase;
  column: CellColumn;
  /** The text that it starts with. */
  text: string;
  onCommit: (text: string, next: NextCell, value?: unknown) => void;
  onCancel: () => void;
}

/** The editor of one cell: a list for options and for yes or no, a picker for records, else a text that is read by the kind of the field. */
export function CellEditor(props: CellEditorProps) {
  const { column, text, onCommit, onCancel } = props;
  const root = useRef<HTMLDivElement>(null);
  const isClosed = useRef(false);
  const [draft, setDraft] = useState(text);

  // The focus is outside React: the editor takes it when it opens, before the key that opened it is typed.
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);

  function commit(next: NextCell, value?: unknown, written = draft) {
    if (isClosed.current) return;
    isClosed.current = true;
    onCommit(written, next, value);
  }

  function cancel() {
    isClosed.current = true;
    onCancel();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key, shiftKey, altKey } = event;
    if (key === 'Escape') cancel();
    else if (key === 'Enter' && !altKey) commit(shiftKey ? 'up' : 'down');
    else if (key === 'Tab') commit(shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const control = { label: column.label, draft, onDraft: setDraft, commit, props };
  return (
    <div ref={root} className={styles.editor} data-editor onKeyDown={onKeyDown}>
      <EditorControl {...control} />
    </div>
  );
}

interface EditorControlProps {
  label: string;
  draft: string;
  onDraft: (text: string) => void;
  commit: (next: NextCell, value?: unknown, text?: string) => void;
  props: CellEditorProps;
}

function EditorControl({ label, draft, onDraft, commit, props }: EditorControlProps) {
  const { record, column } = props;
  const { field } = column;
  const options = useOptions(field);
  if (field.kind === 'reference' && isCollectionName(field.to)) {
    const container = field.within === undefined ? undefined : valueIn(record, field.within);
    const value = valueIn(record, column.name);
    return (
      <RecordPicker
        label={label}
        collection={field.to}
        value={isReference(value) ? value : null}
        filters={
          field.within !== undefined && isReference(container)
            ? [{ field: field.within, operator: field.canJoin ? 'joins' : 'eq', value: container.hashcode }]
            : undefined
        }
        params={field.params}
        canAdd={false}
        onChange={(picked: RecordReference | null) => commit('stay', picked, picked?.title ?? '')}
        onBlur={() => props.onCancel()}
      />
    );
  }
  if (options) {
    return (
      <select
        className={styles.control}
        aria-label={label}
        value={options.find((option) => option.text === draft)?.text ?? ''}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onBlur={() => commit('stay')}
      >
        <option value="">{field.required ? '' : '—'}</option>
        {options.map((option) => (
          <option key={option.text} value={option.text}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const text = {
    className: styles.control,
    'aria-label': label,
    value: draft,
    onBlur: () => commit('stay'),
  };
  return field.kind === 'textarea' ? (
    <textarea {...text} rows={3} onChange={({ currentTarget }) => onDraft(currentTarget.value)} />
  ) : (
    <input {...text} autoComplete="off" onChange={({ currentTarget }) => onDraft(currentTarget.value)} />
  );
}

/** Options of a list, as a cell is written and as it is shown; undefined for a field of another kind. */
function useOptions(field: CellColumn['field']): { text: string; label: string }[] | undefined {
  const { code } = useTenant();
  if (field.kind === 'boolean')
    return [
      { text: 'Yes', label: messages.yes },
      { text: 'No', label: messages.no },
    ];
  if (field.kind !== 'select') return undefined;
  return offeredTo(field, code).options.map(({ label }) => ({ text: label, label: translate(label) }));
}
