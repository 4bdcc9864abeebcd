import type { Answer } from '../answer';
import { attachmentAnswer } from './attachment';

/** Uploaded pictures. */
export const photoAnswer: Answer = attachmentAnswer;
