import { RadioGroup } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { NoOptions } from './NoOptions';
import { OtherText } from './OtherText';
import { useOther } from './useOther';

/** One of a few choices, all in sight, or a text of one's own. */
export function RadioControl(props: FieldControlProps) {
  const choice = useOther(props);
  if (choice.options.length === 0) return <NoOptions />;
  return (
    <div onBlur={props.onBlur}>
      <RadioGroup
        name={props.definition.name}
        options={choice.options}
        value={choice.chosen}
        onValueChange={choice.choose}
        disabled={props.definition.disabled}
      />
      {choice.text !== undefined && <OtherText {...props} value={choice.text} />}
    </div>
  );
}
