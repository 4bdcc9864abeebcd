export { canChangeField, changeRefusal, deadlineOf, type ChangeState } from './changeable';
export {
  changeSchema,
  importLineSchema,
  importModes,
  type Change,
  type ChangedField,
  type ImportLine,
  type ImportMode,
} from './changes';
export {
  isMergeable,
  mergeableCollections,
  referencesTo,
  type MergeableCollection,
  type NamingField,
} from './merging';
export { nestedRecords } from './nestedRecords';
export { presenceRoles } from './presenceRoles';
export { readEvents } from './readEvents';
export {
  canUndo,
  canUndoTransition,
  reverseVerbOf,
  undoExpired,
  undoHours,
  undoLimits,
  undoRefusal,
  undoRule,
  type StatusStep,
  type UndoableChange,
} from './undo';
