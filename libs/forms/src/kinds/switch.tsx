import { Switch } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { useBox } from '../controls/useBox';
import { KitValue } from '../displays/KitValue';
import type { FormKind } from './formKind';

export const switchKind: FormKind = {
  Control: SwitchControl,
  Show: (props) => <KitValue {...props} type="boolean" />,
  isSelected: true,
  hasInlineLabel: true,
};

/** On or off. */
function SwitchControl(props: FieldControlProps) {
  const { 'aria-required': _required, ...box } = useBox(props);
  return <Switch {...box} />;
}
