import type { Field } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { messages } from '../messages';
import type { ColumnSelection } from './columnsOf';
import styles from './list.module.css';

export interface ColumnChooserProps {
  allColumns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** Called with the names to show, or undefined for the collection's default columns. */
  onChange: (columns: readonly string[] | undefined) => void;
}

/** Lets the user select the columns of the list. */
export function ColumnChooser({ allColumns, labelOf, onChange }: ColumnChooserProps) {
  const shownCount = allColumns.filter(({ isShown }) => isShown).length;
  function toggle(name: string, isShown: boolean) {
    const next = allColumns.filter((column) => (column.name === name ? isShown : column.isShown));
    onChange(next.map((column) => column.name));
  }
  return (
    <div className={styles.columnList} role="group" aria-label={messages.columns}>
      {allColumns.map(({ name, field, isShown }) => (
        <Checkbox
          key={name}
          label={labelOf(field)}
          checked={isShown}
          disabled={isShown && shownCount === 1}
          onChange={(event) => toggle(name, event.currentTarget.checked)}
        />
      ))}
      <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
        {messages.resetColumns}
      </Button>
    </div>
  );
}
