import { translate } from '@callboard/language';
import { LineControl } from '../controls/LineControl';
import { lengthRules } from '../rules/limitRules';
import type { QuestionKind } from './formKind';

export const textKind: QuestionKind = {
  Control: LineControl,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: lengthRules,
  question: { name: () => translate('Short text'), icon: 'text', group: 'text' },
};
