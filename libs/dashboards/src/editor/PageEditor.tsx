import type { LayoutPage, LayoutRow } from '@callboard/api-contract/layouts';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { editorMessages as words } from './editorMessages';
import { CellEditor } from './CellEditor';
import { useEditor } from './EditorContext';
import styles from './LayoutEditor.module.css';
import { newCell, newRow } from './newParts';
import { changePart, insertPart } from './operations';
import { PartBar } from './PartBar';
import { partState } from './partState';

/** One page of a layout: its name and its rows. */
export function PageEditor({ page }: { page: LayoutPage }) {
  const editor = useEditor();
  const { content, change } = editor;

  function addRow() {
    const row = newRow();
    change(insertPart(content, row, { parent: page.id, index: page.rows.length }), row.id);
  }

  return (
    <section {...partState(editor, page.id, 'page')} className={styles.page} aria-label={page.name}>
      <PartBar id={page.id} label={page.name} />
      <PageName key={page.name} page={page} />
      {page.rows.map((row, index) => (
        <RowEditor key={row.id} row={row} number={index + 1} />
      ))}
      <div>
        <Button size="small" icon="plus" onClick={addRow}>
          {words.addRow}
        </Button>
      </div>
    </section>
  );
}

/** Stored when the input is left, so that one name is one step of Undo. */
function PageName({ page }: { page: LayoutPage }) {
  const { content, change } = useEditor();
  const [name, setName] = useState(page.name);
  return (
    <Field label={words.pageName}>
      <TextInput
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => {
          if (name.trim() === '') setName(page.name);
          else if (name !== page.name) change(changePart(content, page.id, { name: name.trim() }));
        }}
      />
    </Field>
  );
}

function RowEditor({ row, number }: { row: LayoutRow; number: number }) {
  const editor = useEditor();
  const { content, change } = editor;
  const label = words.row(number);

  function addCell() {
    const used = row.cells.reduce((total, { desk }) => total + desk, 0);
    const cell = newCell(used < 12 ? 12 - used : 6);
    change(insertPart(content, cell, { parent: row.id, index: row.cells.length }), cell.id);
  }

  return (
    <div {...partState(editor, row.id, 'row')} className={styles.row} role="group" aria-label={label}>
      <PartBar
        id={row.id}
        label={label}
        items={[{ label: words.addCell, icon: 'plus', onSelect: addCell }]}
      />
      <div className={styles.cells}>
        {row.cells.map((cell, index) => (
          <CellEditor key={cell.id} cell={cell} label={words.cell(index + 1, number)} />
        ))}
      </div>
    </div>
  );
}
