import { timeOfInstant } from '@callboard/domain/calendar';
import { formatInstant, formatInstantDay, ownZone } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { useSyncExternalStore } from 'react';
import { messages } from '../../messages';
import styles from './KeepStatus.module.css';
import type { Keeping } from './useKeeper';

export interface KeepStatusProps {
  keeping: Keeping;
  /** When the answers were kept before, as an instant. */
  savedAt: string | null | undefined;
}

/** Whether what is typed is kept: said where the eye finds it, and to screen readers. */
export function KeepStatus({ keeping: { keeper, leftOut }, savedAt }: KeepStatusProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  return (
    <div className={styles.root} role="status" data-status={state.status}>
      <span>{textOf()}</span>
      {state.status === 'failed' && (
        <Button size="small" onClick={() => void keeper.flush()}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  );

  function textOf(): string {
    switch (state.status) {
      case 'untouched':
        return savedAt ? messages.saved(whenOf(savedAt)) : '';
      case 'changed':
      case 'saving':
        return messages.saving;
      case 'saved': {
        const time = whenOf(new Date(state.at).toISOString());
        return leftOut > 0 ? messages.savedWithout(time, leftOut) : messages.saved(time);
      }
      case 'failed':
        return messages.notSaved(state.message.replace(/\.\s*$/, ''));
      default:
        return state satisfies never;
    }
  }
}

/** The time alone of what was today. */
function whenOf(instant: string): string {
  const zone = ownZone();
  const isToday = formatInstantDay(instant, zone) === formatInstantDay(new Date().toISOString(), zone);
  return isToday ? timeOfInstant(instant, zone) : formatInstant(instant, zone);
}
