import { ownZone } from '@callboard/ui-kit/dates';
import { DisplayValue, type DisplayType } from '@callboard/ui-kit/display';
import type { FieldDefinition } from '../definition';

interface KitValueProps {
  definition: FieldDefinition;
  value: unknown;
  type: DisplayType;
}

/** Shows a value as a display type of the UI kit. */
export function KitValue({ definition, value, type }: KitValueProps) {
  return <DisplayValue type={type} value={value} zone={definition.timeZone ?? ownZone()} />;
}
