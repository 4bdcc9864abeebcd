import type { FieldControlProps } from '../definition';
import { formatNumberText, parseNumber } from '../controls/numberText';
import { TypedInput } from '../controls/TypedInput';
import { WithUnit } from '../controls/WithUnit';
import { KitValue } from '../displays/KitValue';
import { translate } from '@callboard/language';
import { rules } from '../rules/rules';
import { valueRules } from '../rules/limitRules';
import type { QuestionKind } from './formKind';

export const numberKind: QuestionKind = {
  Control: NumberControl,
  Show: (props) => <KitValue {...props} type="number" />,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: (definition) => [rules.number(), ...valueRules(definition)],
  question: { name: () => translate('Number'), icon: 'hash', group: 'number', width: 'small' },
};

/** A number, with decimals or without. */
function NumberControl(props: FieldControlProps) {
  return (
    <WithUnit unit={props.definition.unit}>
      <TypedInput {...props} parse={parseNumber} format={formatNumberText} />
    </WithUnit>
  );
}
