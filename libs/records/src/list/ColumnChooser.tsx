import type { Field } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { messages } from '../messages';
import type { ColumnChoice } from './columnsOf';
import styles from './list.module.css';

export interface ColumnChooserProps {
  choices: readonly ColumnChoice[];
  labelOf: (field: Field) => string;
  /** Gets the names to show, or undefined for the collection's own. */
  onChange: (columns: readonly string[] | undefined) => void;
}

/** Which fields are columns of the list. */
export function ColumnChooser({ choices, labelOf, onChange }: ColumnChooserProps) {
  const shownCount = choices.filter(({ isShown }) => isShown).length;
  function toggle(name: string, isShown: boolean) {
    const next = choices.filter((choice) => (choice.name === name ? isShown : choice.isShown));
    onChange(next.map((choice) => choice.name));
  }
  return (
    <div className={styles.columnList} role="group" aria-label={messages.columns}>
      {choices.map(({ name, field, isShown }) => (
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
