import { Select } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { NoOptions } from '../controls/NoOptions';
import { OtherText } from '../controls/OtherText';
import { useOther } from '../controls/useOther';
import { optionLabel } from '../displays/optionLabel';
import { translate } from '@callboard/language';
import type { QuestionKind } from './formKind';

export const selectKind: QuestionKind = {
  Control: SelectControl,
  Show: ({ definition, value }) => optionLabel(definition, value),
  isSelected: true,
  question: {
    name: () => translate('One choice from a list'),
    icon: 'list',
    group: 'options',
    width: 'regular',
  },
};

/** A select, with free text as 'Other' if the definition allows it. */
function SelectControl(props: FieldControlProps) {
  const { definition, onBlur } = props;
  const other = useOther(props);
  if (other.options.length === 0) return <NoOptions />;
  return (
    <>
      <Select
        name={definition.name}
        options={other.options}
        value={other.selected}
        onChange={(event) => other.select(event.currentTarget.value)}
        onBlur={onBlur}
        disabled={definition.disabled}
        placeholder={definition.placeholder ?? messages.pleaseSelect}
      />
      {other.text !== undefined && <OtherText {...props} value={other.text} />}
    </>
  );
}
