export { countAnswered, isAnswerMissing, type AnswerCounts } from './countAnswered';
