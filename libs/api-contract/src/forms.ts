export {
  answerKinds,
  emptyForm,
  fieldsOf,
  formContentSchema,
  formLimits,
  isOption,
} from './forms/formContent';
export type { AnswerKind, Condition, FormContent, FormField, FormSection } from './forms/formContent';
