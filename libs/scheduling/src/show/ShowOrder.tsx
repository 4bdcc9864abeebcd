import { useSession } from '@callboard/auth';
import { useLabel } from '@callboard/tenant';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { Menu } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { CuesDialog } from './CuesDialog';
import { LengthDialog } from './LengthDialog';
import { nameOf } from './nameOf';
import styles from './show.module.css';
import { showMessages as words } from './showMessages';
import { clockTime, minutesLate } from './showTimes';
import { canSwap, SwapDialog } from './SwapDialog';
import type { ShowItem, ShowState } from './useShow';

const tones = {
  planned: 'gray',
  ready: 'blue',
  on: 'purple',
  done: 'green',
  skipped: 'gray',
  no_show: 'red',
} as const;

/** The running order as it was planned, and as it is. */
export function ShowOrder({ canCall, ...state }: ShowState & { canCall: boolean }) {
  const { run, show, make } = state;
  const [resized, setResized] = useState<ShowItem | null>(null);
  const [swapped, setSwapped] = useState<ShowItem | null>(null);
  const [noted, setNoted] = useState<ShowItem | null>(null);
  const user = useSession().user?.hashcode ?? '';
  const label = useLabel('entries');
  const isDriver = canCall && (run.driver === null || run.driver === user);
  return (
    <Card title={words.order} padding="none">
      <ol className={styles.order}>
        {run.items.map((item) => (
          <li key={item.hashcode} className={styles.item} data-state={item.state} data-kind={item.kind}>
            <span className={styles.time}>{clockTime(item.from, show.zone)}</span>
            <span className={styles.what}>
              {nameOf(item, label)}
              <Times item={item} zone={show.zone} />
              {item.cues !== null && <small className={styles.cues}>{item.cues}</small>}
            </span>
            {item.state !== 'planned' && (
              <StatusBadge tone={tones[item.state]} label={words.states[item.state]} />
            )}
            {canCall && itemsOf(item).length > 0 && (
              <Menu
                shape="square"
                variant="quiet"
                icon="more"
                align="end"
                aria-label={words.more(nameOf(item, label))}
                items={itemsOf(item)}
              />
            )}
          </li>
        ))}
      </ol>
      {resized && <LengthDialog {...state} item={resized} onClose={() => setResized(null)} />}
      {swapped && <SwapDialog {...state} item={swapped} onClose={() => setSwapped(null)} />}
      {noted && <CuesDialog item={noted} onClose={() => setNoted(null)} />}
    </Card>
  );

  function itemsOf(item: ShowItem) {
    const name = nameOf(item, label);
    const call = (step: 'start' | 'ready' | 'no_show' | 'skip', does: string) => ({
      label: does,
      onSelect: () =>
        make({
          step,
          item: item.hashcode,
          text: step === 'start' ? words.start(name) : words.stepOf(name, does),
        }),
    });
    const resize = { label: words.changeLength, onSelect: () => setResized(item) };
    const note = { label: words.editCues, onSelect: () => setNoted(item) };
    if (!isDriver) return [note];
    if (item.startedAt !== null) return canResize(item) ? [resize, note] : [note];
    return [
      ...(item.state === 'planned' ? [call('ready', words.ready)] : []),
      call('start', words.startNow),
      ...(canResize(item) ? [resize] : []),
      ...(canSwap(item, run.items) ? [{ label: words.swap, onSelect: () => setSwapped(item) }] : []),
      ...(item.state === 'no_show' ? [] : [call('no_show', words.notHere)]),
      ...(item.state === 'skipped' ? [] : [call('skip', words.skip)]),
      note,
    ];
  }
}

/** Acts have the length that they were promised; a pause that is over had its own. */
function canResize({ entry, endedAt, state }: ShowItem): boolean {
  return entry === null && endedAt === null && state !== 'skipped' && state !== 'no_show';
}

/** When it began, or is expected where that is not when it was planned. */
function Times({ item, zone }: { item: ShowItem; zone: string }) {
  const { expected, startedAt, from } = item;
  if (startedAt !== null) return <small>{words.began(clockTime(startedAt, zone))}</small>;
  if (expected === null || minutesLate(expected.from - from) === 0) return null;
  return <small>{words.expected(clockTime(expected.from, zone))}</small>;
}
