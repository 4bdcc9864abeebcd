export type { Answer, AnswerBounds } from '../fields/answer';
export { acceptOf, fileKinds, isOfKind, type FileKind } from '../fields/fileKinds';
export { offeredTo } from '../fieldSchema';
export { openAnswers, type OpenAnswers } from './actions/formActions';
export { answerKindOf, answerKinds, type AnswerKind } from './answerKinds';
export { editableAnswerStatuses } from './answerStatuses.data';
export {
  emptyForm,
  fieldsOf,
  formContentSchema,
  formLimits,
  isOption,
  type Condition,
  type FormContent,
  type FormField,
  type FormSection,
} from './formContent';
