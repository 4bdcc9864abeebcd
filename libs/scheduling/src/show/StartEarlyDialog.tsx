import { dayOfInstant } from '@callboard/domain/calendar';
import { useLabel } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { nameOf } from './nameOf';
import { showMessages as words } from './showMessages';
import { clockTime } from './showTimes';
import type { ShowItem, ShowState } from './useShow';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** True if an item begins so much before its time that it can be a slip of a thumb. */
export function isEarly(item: ShowItem, now: number): boolean {
  return item.place - now >= 2 * minuteMs;
}

export interface StartEarlyDialogProps extends Pick<ShowState, 'show' | 'now'> {
  item: ShowItem;
  onStart: () => void;
  onClose: () => void;
}

/** Asks before an item begins well before its time. */
export function StartEarlyDialog({ item, show, now, onStart, onClose }: StartEarlyDialogProps) {
  const name = nameOf(item, useLabel('entries'));
  const ahead = item.place - now;
  const day = formatDay(dayOfInstant(new Date(item.place).toISOString(), show.zone));
  const text =
    ahead < 3 * hourMs
      ? words.startEarly(Math.round(ahead / minuteMs), clockTime(item.place, show.zone))
      : words.startEarlyDay(`${day}, ${clockTime(item.place, show.zone)}`);
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.startEarlyTitle(name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={onStart}>
            {words.startNow}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
