import { Select } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { NoOptions } from './NoOptions';
import { OtherText } from './OtherText';
import { useOther } from './useOther';

/** One of a short list, or a text of one's own. */
export function SelectControl(props: FieldControlProps) {
  const { definition, onBlur } = props;
  const choice = useOther(props);
  if (choice.options.length === 0) return <NoOptions />;
  return (
    <>
      <Select
        name={definition.name}
        options={choice.options}
        value={choice.chosen}
        onChange={(event) => choice.choose(event.currentTarget.value)}
        onBlur={onBlur}
        disabled={definition.disabled}
        placeholder={definition.placeholder ?? messages.pleaseSelect}
      />
      {choice.text !== undefined && <OtherText {...props} value={choice.text} />}
    </>
  );
}
