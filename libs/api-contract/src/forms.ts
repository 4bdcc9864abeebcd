export {
  answerKinds,
  emptyForm,
  fieldsOf,
  formContentSchema,
  formLimits,
  isChoice,
} from './forms/formContent';
export type { AnswerKind, Condition, FormContent, FormField, FormSection } from './forms/formContent';
