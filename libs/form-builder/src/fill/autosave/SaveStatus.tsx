import { timeOfInstant } from '@callboard/domain/calendar';
import { formatInstant, formatInstantDay, ownZone } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { useSyncExternalStore } from 'react';
import { messages } from '../../messages';
import styles from './SaveStatus.module.css';
import type { FormAutosave } from './useAutosave';

export interface SaveStatusProps {
  formAutosave: FormAutosave;
  /** When the answers were last saved, as an ISO instant. */
  savedAt: string | null | undefined;
}

/** The autosave status, which screen readers announce. */
export function SaveStatus({ formAutosave: { autosave, leftOut, conflicts }, savedAt }: SaveStatusProps) {
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  return (
    <div className={styles.root} role="status" data-status={state.status}>
      <span>{textOf()}</span>
      {state.status === 'failed' && conflicts.length === 0 && (
        <Button size="small" onClick={() => void autosave.flush()}>
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

/** The date and time, or only the time for today. */
function whenOf(instant: string): string {
  const zone = ownZone();
  const isToday = formatInstantDay(instant, zone) === formatInstantDay(new Date().toISOString(), zone);
  return isToday ? timeOfInstant(instant, zone) : formatInstant(instant, zone);
}
