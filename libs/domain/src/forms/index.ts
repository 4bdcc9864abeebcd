export { askedFields, askedSections, isUnanswered, rowsOf, type Answers, type AskedField } from './answers';
export { askedAnswers } from './askedAnswers';
export { checkAnswers, type AnswerErrors } from './checkAnswers';
export { carryAnswers, lostAnswers, type LostField } from './lostAnswers';
export { scoreOf, scoreOfField } from './scoreOf';
