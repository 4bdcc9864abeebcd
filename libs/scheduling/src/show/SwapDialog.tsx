import { isToCome } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { nameOf } from './nameOf';
import { showMessages as words } from './showMessages';
import { clockTime } from './showTimes';
import type { ShowItem, ShowState } from './useShow';

export interface SwapDialogProps extends Pick<ShowState, 'run' | 'show' | 'preview' | 'make'> {
  item: ShowItem;
  onClose: () => void;
}

/** True if an act can exchange its place with another that has yet to begin. */
export function canSwap(item: ShowItem, items: readonly ShowItem[]): boolean {
  return isSwappable(item) && items.some((each) => each.hashcode !== item.hashcode && isSwappable(each));
}

/** Pauses have the time that everyone knows: acts alone change. */
function isSwappable(item: ShowItem): boolean {
  return isToCome(item) && (item.kind === 'entry' || item.kind === 'game');
}

/** Two acts exchange their places on the night, and what that moves is shown before. */
export function SwapDialog({ item, run, show, preview, make, onClose }: SwapDialogProps) {
  const label = useLabel('entries');
  const name = nameOf(item, label);
  const others = run.items.filter((each) => each.hashcode !== item.hashcode && isSwappable(each));
  const [selected, setSelected] = useState(others[0]?.hashcode ?? '');
  const other = others.find(({ hashcode }) => hashcode === selected);
  const step = { step: 'swap', item: item.hashcode, other: selected } as const;
  const after = other ? preview(step).items : [];
  const moved = after.filter(({ hashcode }) => hashcode === item.hashcode || hashcode === selected);

  return (
    <Dialog
      open
      title={words.swapTitle(name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={!other}
            onClick={() => {
              if (other) make({ ...step, text: words.swapped(name, nameOf(other, label)) });
              onClose();
            }}
          >
            {words.swapNow}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={words.swapWith}
        value={selected}
        options={others.map((each) => ({
          value: each.hashcode,
          label: `${clockTime(each.expected?.from ?? each.from, show.zone)} ${nameOf(each, label)}`,
        }))}
        onValueChange={setSelected}
      />
      <ul>
        {moved.map((each) => {
          const before = run.items.find(({ hashcode }) => hashcode === each.hashcode);
          return (
            <li key={each.hashcode}>
              {words.moves(
                nameOf(each, label),
                clockTime(before?.expected?.from ?? each.from, show.zone),
                clockTime(each.expected?.from ?? each.place, show.zone),
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
