import { RadioGroup } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { NoOptions } from './NoOptions';
import { OtherText } from './OtherText';
import { useOther } from './useOther';

/** Radio buttons, with free text as 'Other' if the definition allows it. */
export function RadioControl(props: FieldControlProps) {
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
