import type { Answer } from '../answer';
import { selectAnswer } from './select';

/** One of a few options, all of which are visible. */
export const radioAnswer: Answer = selectAnswer;
