export { RecordForm } from './form/RecordForm';
export type { RecordFormProps } from './form/RecordForm';
export { RecordFormDialog } from './form/RecordFormDialog';
export type { RecordFormDialogProps } from './form/RecordFormDialog';
