import { translate } from '@callboard/language';
import { NumberControl } from '../controls/NumberControl';
import { KitValue } from '../displays/KitValue';
import { valueRules } from '../rules/limitRules';
import { rules } from '../rules/rules';
import type { QuestionKind } from './formKind';

export const numberKind: QuestionKind = {
  Control: NumberControl,
  Show: (props) => <KitValue {...props} type="number" />,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: (definition) => [rules.number(), ...valueRules(definition)],
  question: { name: () => translate('Number'), icon: 'hash', group: 'number', width: 'small' },
};
