import { Checkbox } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { useBox } from '../controls/useBox';
import { KitValue } from '../displays/KitValue';
import { translate } from '@callboard/language';
import { messages } from '../messages';
import type { QuestionKind } from './formKind';

export const checkboxKind: QuestionKind = {
  Control: CheckboxControl,
  Show: (props) => <KitValue {...props} type="boolean" />,
  isSelected: true,
  hasInlineLabel: true,
  // A required box must be checked.
  required: () => (value) => (value === true ? null : messages.required),
  question: { name: () => translate('Yes or no'), icon: 'checkbox', group: 'options' },
};

/** A checkbox with its label next to it; if required, it must be checked. */
function CheckboxControl(props: FieldControlProps) {
  return <Checkbox {...useBox(props)} />;
}
