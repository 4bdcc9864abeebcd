export { isAboutEntries, namesSomething } from './namesSomething';
export { targetText } from './targetText';
export type { TargetWords } from './targetText';
