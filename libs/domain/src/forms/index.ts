export {
  visibleFields,
  visibleSections,
  isUnanswered,
  ownAnswer,
  rowsOf,
  type Answers,
  type VisibleField,
} from './answers';
export { answerText } from './answerText';
export { visibleAnswers } from './visibleAnswers';
export { checkAnswers, type AnswerErrors } from './checkAnswers';
export { checkAnswerFiles, limitedFiles, type AnsweredFile } from './checkAnswerFiles';
export { rewordedOptions, type RewordedOption } from './rewordedOptions';
export { carryAnswers, lostAnswers, type LostField } from './lostAnswers';
export { progressOf } from './progressOf';
export { takesOption, unmetConditions } from './unmetConditions';
export { scoreOf, scoreOfField } from './scoreOf';
