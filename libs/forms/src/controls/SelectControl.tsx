import { Select } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { NoOptions } from './NoOptions';
import { OtherText } from './OtherText';
import { useOther } from './useOther';

/** A select, with free text as 'Other' if the definition allows it. */
export function SelectControl(props: FieldControlProps) {
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
