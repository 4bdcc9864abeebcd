import {
  valueIn,
  writableFields,
  type Actor,
  type RecordBase,
  type Collection,
  type Field,
} from '@callboard/api-contract';
import { currencyOf } from '@callboard/api-contract/lists';
import { canChangeField } from '@callboard/api-contract/records';
import { cellText } from '@callboard/domain/cells';
import { canEver, canReach } from '../../actor/canReach';
import type { ColumnSelection } from '../columnsOf';

/** Fields that cells do not edit: a document has its own screen, formatted text its own editor, and a status is changed by a step. */
const otherwiseEdited: readonly Field['kind'][] = ['document', 'richtext', 'status'];

/** A column of the grid. */
export interface CellColumn {
  name: string;
  field: Field;
  label: string;
}

/** True if the actor can edit a collection in its cells. */
export function canEditCells(collection: Collection, actor: Actor): boolean {
  return (
    canEver(collection, 'update', actor) &&
    writableFields(collection, actor.roles, 'update').some(([, field]) => isCellField(field))
  );
}

/** The columns of the grid: the shown ones that a cell can hold, or can show. */
export function cellColumns(
  columns: readonly ColumnSelection[],
  labelOf: (field: Field) => string,
): CellColumn[] {
  return columns
    .filter(({ isShown, field }) => isShown && field.kind !== 'document')
    .map(({ name, field }) => ({ name, field, label: labelOf(field) }));
}

/** True if a cell of a record is shown only: by the rights of the actor, by the status of the record or by the kind of the field. */
export function isFixedCell(
  collection: Collection,
  actor: Actor,
  record: RecordBase,
  { name, field }: Pick<CellColumn, 'name' | 'field'>,
  now: Date,
): boolean {
  if (!isCellField(field) || !canReach(collection, 'update', record, actor)) return true;
  const state = { status: valueIn(record, 'status'), through: null };
  return !canChangeField(collection, name, actor.roles, state, now);
}

/** The text of a cell as it is edited and copied. */
export function textOfCell(
  collection: Collection,
  record: RecordBase,
  { name, field }: Pick<CellColumn, 'name' | 'field'>,
  zone: string,
): string {
  return cellText(field, valueIn(record, name), { zone, currency: currencyOf(collection, field, record) });
}

function isCellField(field: Field): boolean {
  // A change that is explained has its reason in the form.
  return !otherwiseEdited.includes(field.kind) && !('asksReason' in field && field.asksReason === true);
}
