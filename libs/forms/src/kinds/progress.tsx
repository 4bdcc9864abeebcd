import { DisplayValue, ProgressBar } from '@callboard/ui-kit/display';
import { Slider, useFieldGroup } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import type { FormKind, ShownFieldProps } from './formKind';

export const progressKind: FormKind = {
  Control: ProgressControl,
  Show: ShownProgress,
};

/** Progress, set with a slider. */
function ProgressControl({ definition, value, onChange, onBlur }: FieldControlProps) {
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

/** Progress: a bar inside a field, which labels it; else a ring with its own label. */
function ShownProgress({ definition: { max = 100 }, value }: ShownFieldProps) {
  const isInField = useFieldGroup().id !== undefined;
  if (!isInField || typeof value !== 'number') return <DisplayValue type="progress" value={{ value, max }} />;
  return <ProgressBar value={value} max={max} />;
}
