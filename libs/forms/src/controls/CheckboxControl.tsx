import { Checkbox } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { useBox } from './useBox';

/** One box with its words beside it; where it is required it has to be ticked. */
export function CheckboxControl(props: FieldControlProps) {
  return <Checkbox {...useBox(props)} />;
}
