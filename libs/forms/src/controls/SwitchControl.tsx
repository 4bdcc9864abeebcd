import { Switch } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { useBox } from './useBox';

/** On or off. */
export function SwitchControl(props: FieldControlProps) {
  const { 'aria-required': _required, ...box } = useBox(props);
  return <Switch {...box} />;
}
