export { FormPanel } from './form/FormPanel';
export type { FormPanelProps, PanelForm } from './form/FormPanel';
export { RecordForm } from './form/RecordForm';
export type { RecordFormProps } from './form/RecordForm';
export { RecordFormDialog } from './form/RecordFormDialog';
export type { RecordFormDialogProps } from './form/RecordFormDialog';
export { toBody } from './form/toBody';
export { toFailure } from './form/toFailure';
