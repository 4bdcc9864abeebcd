import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { useId, type ReactNode } from 'react';
import type { FieldDefinition } from '../definition';
import { errorOf } from '../FieldPlace/errorOf';
import { FieldPlace } from '../FieldPlace/FieldPlace';
import { messages } from '../messages';
import { RepeatBody } from './RepeatBody';
import styles from './RepeatField.module.css';
import { RepeatRow } from './RepeatRow';
import { useRows } from './useRows';

export interface RepeatFieldProps {
  /** Its `fields` are those of each row; `min` and `max` bound the number of rows, `rowLabel` names one. */
  definition: FieldDefinition;
  /** Renders one field of a row; its name is the path to its value. */
  renderField: (definition: FieldDefinition) => ReactNode;
}

/** A list of rows with the same fields, which the user can add, remove and reorder. */
export function RepeatField({ definition, renderField }: RepeatFieldProps) {
  const { label, description, required, min = 0, max = Infinity, disabled, readOnly } = definition;
  const id = useId();
  const rows = useRows(definition);
  const error = errorOf(rows.meta);
  const rowName = definition.rowLabel ?? messages.row;
  const isFixed = disabled === true || readOnly === true;
  return (
    <FieldPlace definition={definition} isInvalid={error !== undefined}>
      <Field label={label} description={description} error={error} required={required}>
        <RepeatBody>
          <div className={styles.rows} ref={rows.list}>
            {rows.names.map((name, index) => (
              <RepeatRow
                key={name}
                title={messages.rowTitle(rowName, index + 1)}
                isFixed={isFixed}
                isDragged={rows.dragged === index}
                canRemove={rows.names.length > min}
                onRemove={() => rows.remove(index, messages.rowTitle(rowName, index + 1))}
                onMove={(step) => rows.move(index, index + step, rowName)}
                isFirst={index === 0}
                isLast={index === rows.names.length - 1}
                dragProps={rows.dragProps(index, rowName)}
              >
                {(definition.fields ?? []).map((field) => (
                  <div key={field.name}>{renderField(fieldOfRow(field, name, definition))}</div>
                ))}
              </RepeatRow>
            ))}
          </div>
          {rows.names.length === 0 && <p className={styles.none}>{messages.noRows}</p>}
          <div className={styles.foot}>
            {!isFixed && (
              <Button
                icon="plus"
                id={`${id}-add`}
                onClick={rows.add}
                disabled={rows.names.length >= max}
                data-add-row
              >
                {messages.addRow(rowName.toLocaleLowerCase())}
              </Button>
            )}
            <span role="status">{rows.news}</span>
            {rows.undo && (
              <Button variant="quiet" icon="undo" onClick={rows.undo} autoFocus>
                {messages.undo}
              </Button>
            )}
          </div>
        </RepeatBody>
      </Field>
    </FieldPlace>
  );
}

/** A disabled or read-only group makes each of its fields so. */
function fieldOfRow(field: FieldDefinition, row: string, group: FieldDefinition): FieldDefinition {
  return {
    ...field,
    name: `${row}.${field.name}`,
    disabled: group.disabled === true ? true : field.disabled,
    readOnly: group.readOnly === true ? true : field.readOnly,
  };
}
