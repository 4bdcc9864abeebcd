import type { FieldControlProps } from '../definition';
import { formatNumberText, parseNumber } from './numberText';
import { TypedInput } from './TypedInput';
import { WithUnit } from './WithUnit';

/** A number, with decimals or without. */
export function NumberControl(props: FieldControlProps) {
  return (
    <WithUnit unit={props.definition.unit}>
      <TypedInput {...props} parse={parseNumber} format={formatNumberText} />
    </WithUnit>
  );
}
