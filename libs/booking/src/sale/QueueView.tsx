import { ProgressBar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { spokenMinutes } from './queueAnnouncement';
import { queueMessages as words } from './queueMessages';
import styles from './QueueView.module.css';
import { useSecondsLeft } from './useSecondsLeft';

/** Where a buyer is who does not select seats now. */
export type QueueWaiting =
  /** The queue itself is not open yet. */
  | { status: 'early' }
  /** `opensAt`: by the device's clock, in milliseconds. */
  | { status: 'lobby'; opensAt: number | null }
  | { status: 'waiting'; position: number; minutes: number | null; isPaused: boolean; first: number }
  | { status: 'over'; reason: 'expired' | 'ordered' | 'left' | 'closed' };

export interface QueueViewProps {
  /** Where the buyer stands in the queue. */
  place: QueueWaiting;
  /** When the sale opens, with the name of its time zone. */
  opens: string | null;
  /** The last call had no answer. */
  isLost: boolean;
  /** A request to join or leave is running. */
  isBusy: boolean;
  /** Called when the buyer joins the queue. */
  onJoin: () => void;
  /** Called when the buyer gives up their place. */
  onLeave: () => void;
}

/** The page of a buyer who waits for a sale to open, or for their turn. */
export function QueueView(props: QueueViewProps) {
  const { place, isLost, isBusy, onJoin, onLeave } = props;
  if (place.status === 'over') return <Over reason={place.reason} isBusy={isBusy} onJoin={onJoin} />;
  return (
    <Card>
      <div className={styles.root}>
        {isLost && <Banner kind="warning">{words.lost}</Banner>}
        <Place {...props} />
        {place.status !== 'early' && (
          <div>
            <Button isBusy={isBusy} onClick={onLeave}>
              {words.leave}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Place({ place, opens }: QueueViewProps): ReactNode {
  if (place.status === 'waiting') return <Waiting {...place} />;
  if (place.status === 'lobby') return <Lobby opensAt={place.opensAt} opens={opens} />;
  return (
    <>
      <h3 className={styles.title}>{words.early}</h3>
      <p>{words.earlyText}</p>
      <p>{opens === null ? words.opensUnknown : words.opensAt(opens)}</p>
    </>
  );
}

function Lobby({ opensAt, opens }: { opensAt: number | null; opens: string | null }) {
  const left = useSecondsLeft(opensAt);
  if (left === 0)
    return (
      <div role="status">
        <h3 className={styles.title}>{words.drawing}</h3>
        <p>{words.drawingText}</p>
      </div>
    );
  return (
    <>
      <h3 className={styles.title}>{words.soon}</h3>
      {left !== null && (
        <p className={styles.number} role="timer">
          {words.opensIn(clockText(left))}
        </p>
      )}
      <p>{opens === null ? words.opensUnknown : words.opensAt(opens)}</p>
      <p className={styles.note}>
        {words.lots} {words.noAdvantage}
      </p>
    </>
  );
}

type WaitingProps = Omit<Extract<QueueWaiting, { status: 'waiting' }>, 'status'>;

function Waiting({ position, minutes, isPaused, first }: WaitingProps) {
  const people = position - 1;
  const most = Math.max(first, position);
  const spoken = minutes === null ? null : spokenMinutes(minutes);
  return (
    <>
      {isPaused && <Banner kind="info">{words.paused}</Banner>}
      <h3 className={styles.number}>{words.position(position)}</h3>
      <p>
        {words.before(people)} {minutes !== null && words.minutes(minutes)}
      </p>
      <ProgressBar label={words.progress} value={most - position + 1} max={most} />
      <p className={styles.note}>{words.stay}</p>
      <span role="status" data-visually-hidden>
        {spoken === null ? words.paused : words.minutes(spoken)}
      </span>
    </>
  );
}

const overTexts = {
  expired: [words.expired, words.expiredText],
  ordered: [words.ordered, words.orderedText],
  left: [words.left, words.leftText],
  closed: [words.closed, words.closedText],
} as const;

function Over({
  reason,
  isBusy,
  onJoin,
}: {
  reason: keyof typeof overTexts;
  isBusy: boolean;
  onJoin: () => void;
}) {
  const join = (
    <Button variant="primary" isBusy={isBusy} onClick={onJoin}>
      {words.again}
    </Button>
  );
  const [title, text] = overTexts[reason];
  return (
    <Banner
      kind={reason === 'expired' ? 'warning' : 'info'}
      title={title}
      {...(reason !== 'closed' && { actions: join })}
    >
      {text}
    </Banner>
  );
}

/** '1:02:03', or '2:03' within an hour. */
function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
