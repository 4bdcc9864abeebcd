import { TextInput } from '../TextInput/TextInput';
import { useNumberInput, type NumberInputProps } from './useNumberInput';

/**
 * A number as people type it, with a point or a comma. It ignores the wheel, and changes no digit that was typed: a text that is no number of
 * the field is passed on as that text. The arrows go by the step where the field has both bounds.
 * @example <NumberInput aria-label="Score" min={0} max={100} step={0.5} value={score} onValueChange={setScore} />
 */
export function NumberInput(props: NumberInputProps) {
  return <TextInput {...useNumberInput(props).input} />;
}
