import { Checkbox } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { useBox } from './useBox';

/** A checkbox with its label next to it; if required, it must be checked. */
export function CheckboxControl(props: FieldControlProps) {
  return <Checkbox {...useBox(props)} />;
}
