import { Button } from '@callboard/ui-kit/elements';
import { useViewParam } from '../views/ViewSwitch';
import { cellMessages } from './cellMessages';

/** Switches between the table and its cells for editing; the URL keeps which one. */
export function CellsButton({ isOn }: { isOn: boolean }) {
  const [, show] = useViewParam();
  return (
    <Button
      icon={isOn ? 'check' : 'pencil'}
      variant={isOn ? 'primary' : undefined}
      onClick={() => show(isOn ? 'table' : 'cells')}
    >
      {isOn ? cellMessages.done : cellMessages.edit}
    </Button>
  );
}
