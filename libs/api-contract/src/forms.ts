export { askedFields, askedSections, isUnanswered, rowsOf } from './forms/answers';
export type { Answers, AskedField } from './forms/answers';
export { askedAnswers } from './forms/askedAnswers';
export { checkAnswers } from './forms/checkAnswers';
export type { AnswerErrors } from './forms/checkAnswers';
export {
  answerKinds,
  emptyForm,
  fieldsOf,
  formContentSchema,
  formLimits,
  isChoice,
} from './forms/formContent';
export type { AnswerKind, Condition, FormContent, FormField, FormSection } from './forms/formContent';
export { carryAnswers, lostAnswers } from './forms/lostAnswers';
export type { LostField } from './forms/lostAnswers';
export { scoreOf, scoreOfField } from './forms/scoreOf';
