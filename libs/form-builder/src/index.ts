export { FormBuilder } from './builder/FormBuilder/FormBuilder';
export type { FormBuilderProps } from './builder/FormBuilder/FormBuilder';
export { toFieldDefinition, toFieldDefinitions } from './fill/definitions/toFieldDefinitions';
export { fileControls } from './kinds/questionKinds';
export { FormFill } from './fill/FormFill/FormFill';
export type { FormFillProps, HandInFailure } from './fill/FormFill/FormFill';
export { FormPreview } from './fill/FormPreview/FormPreview';
export type { FormPreviewProps } from './fill/FormPreview/FormPreview';
export type { SaveOutcome } from './fill/autosave/createAutosave';
export { FormAnswers } from './review/FormAnswers/FormAnswers';
export type { FormAnswersProps } from './review/FormAnswers/FormAnswers';
export { answersTable } from './review/table/answersTable';
export type {
  AnsweredForm,
  AnswersTable,
  AnswersTableOptions,
  Cell,
  LeadColumn,
} from './review/table/answersTable';
