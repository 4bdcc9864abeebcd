import * as v from 'valibot';
import { words } from '../../schemas/words';
import type { Answer } from '../answer';

/** A box that is checked or not. */
export const checkboxAnswer: Answer = {
  empty: false,
  schema: () => v.boolean(words.boolean),
  text: (_answer, _question, translate) => translate('Yes'),
  compares: 'yesNo',
};
