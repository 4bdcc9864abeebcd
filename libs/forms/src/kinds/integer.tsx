import { NumberControl } from '../controls/NumberControl';
import { KitValue } from '../displays/KitValue';
import { valueRules } from '../rules/limitRules';
import { rules } from '../rules/rules';
import type { FormKind } from './formKind';

export const integerKind: FormKind = {
  Control: (props) => <NumberControl {...props} step={1} />,
  Show: (props) => <KitValue {...props} type="number" />,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: (definition) => [rules.integer(), ...valueRules(definition)],
};
