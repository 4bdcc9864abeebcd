import { Slider } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';

/** Progress, set with a slider. */
export function ProgressControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { min = 0, max = 100 } = definition;
  const isSet = typeof value === 'number';
  const wordsOf = max === 100 && min === 0 ? messages.percent : String;
  return (
    <Slider
      name={definition.name}
      value={isSet ? value : min}
      onValueChange={onChange}
      min={min}
      max={max}
      wordsOf={isSet ? wordsOf : () => messages.notEntered}
      disabled={definition.disabled}
      onBlur={onBlur}
    />
  );
}
