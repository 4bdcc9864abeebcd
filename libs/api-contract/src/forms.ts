export { emptyForm, fieldsOf, formContentSchema, formLimits, isOption } from './forms/formContent';
export type { Condition, FormContent, FormField, FormSection } from './forms/formContent';
export { acceptOf, fileKinds, isOfKind, type FileKind } from './forms/fileKinds';
export { offeredTo } from './fieldSchema';
export { answerKindOf, answerKinds, type AnswerKind } from './forms/answerKinds';
export type { Answer, AnswerBounds } from './fields/answer';
