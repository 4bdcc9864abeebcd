import type { Field } from '@callboard/api-contract';
import type { Density } from '@callboard/domain/lists';
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
  density: Density;
  onDensityChange: (density: Density) => void;
}

/** Lets the user select the columns of the list, and how close its rows are. */
export function ColumnChooser({
  allColumns,
  labelOf,
  onChange,
  density,
  onDensityChange,
}: ColumnChooserProps) {
  const shownCount = allColumns.filter(({ isShown }) => isShown).length;
  function toggle(name: string, isShown: boolean) {
    const next = allColumns.filter((column) => (column.name === name ? isShown : column.isShown));
    onChange(next.map((column) => column.name));
  }
  return (
    <div className={styles.columnList}>
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
      </div>
      <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
        {messages.resetColumns}
      </Button>
      <Checkbox
        label={messages.compactRows}
        checked={density === 'compact'}
        onChange={({ currentTarget }) => onDensityChange(currentTarget.checked ? 'compact' : 'comfortable')}
      />
    </div>
  );
}
