import { RadioGroup } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { NoOptions } from '../controls/NoOptions';
import { OtherText } from '../controls/OtherText';
import { useOther } from '../controls/useOther';
import { optionLabel } from '../displays/optionLabel';
import { translate } from '@callboard/language';
import type { QuestionKind } from './formKind';

export const radioKind: QuestionKind = {
  Control: RadioControl,
  Show: ({ definition, value }) => optionLabel(definition, value),
  isSelected: true,
  question: { name: () => translate('One choice, all visible'), icon: 'radio', group: 'options' },
};

/** Radio buttons, with free text as 'Other' if the definition allows it. */
function RadioControl(props: FieldControlProps) {
  const other = useOther(props);
  if (other.options.length === 0) return <NoOptions />;
  return (
    <div onBlur={props.onBlur}>
      <RadioGroup
        name={props.definition.name}
        options={other.options}
        value={other.selected}
        onValueChange={other.select}
        disabled={props.definition.disabled}
      />
      {other.text !== undefined && <OtherText {...props} value={other.text} />}
    </div>
  );
}
