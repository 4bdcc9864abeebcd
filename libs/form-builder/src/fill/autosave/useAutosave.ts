import type { FormContent } from '@callboard/api-contract/forms';
import { onVisibilityChange } from '@callboard/browser-storage';
import type { AnswerErrors, Answers } from '@callboard/domain/forms';
import { isSameValue, useConfirmClose, type FormHandle } from '@callboard/forms';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import { storedAnswers } from '../answers/sentAnswers';
import { createAutosave, type Autosave, type SaveOutcome, type SaveResult } from './createAutosave';
import { mergeAnswers, type AnswerConflict } from './mergeAnswers';

export interface StoreOptions {
  handle: FormHandle;
  content: FormContent;
  /** Saves a draft; without it there is no autosave. */
  onKeep: ((answers: Answers) => Promise<SaveOutcome>) | undefined;
  /** Called with the errors of rejected answers, or with none once they are saved. */
  onRejection: (fields: AnswerErrors, answers: Answers) => void;
}

export interface FormAutosave {
  autosave: Autosave;
  /** The number of invalid answers that the last save left out. */
  leftOut: number;
  /** The answers that were changed here and elsewhere: nothing is saved until the user has selected. */
  conflicts: readonly AnswerConflict[];
  /** Merges answers that were saved elsewhere since the last save. */
  receive: (newer: Answers) => void;
  /** Ends the conflicts, and saves. */
  resolve: (selected: Answers) => void;
}

/** Saves the answers of the form as they change, when the tab is hidden and when the form unmounts. */
export function useAutosave(options: StoreOptions): FormAutosave {
  const { handle, content, onKeep } = options;
  const latest = useRef(options);
  const [leftOut, setLeftOut] = useState(0);
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>([]);
  const [{ autosave, receive, resolve }] = useState(() => {
    let last = storedAnswers(content, handle.values()).answers;
    let open: readonly AnswerConflict[] = [];

    function enter(next: readonly AnswerConflict[]) {
      open = next;
      setConflicts(next);
    }

    /** Shows the answers that only the other side changed, and offers the rest for selection. */
    function merge(newer: Answers): void {
      const merged = mergeAnswers(latest.current.content, last, handle.values(), newer);
      last = newer;
      for (const name of merged.taken) handle.change(name, newer[name]);
      enter(merged.conflicts);
    }

    async function save(values: Answers): Promise<SaveResult> {
      const { content: current, onKeep: send, onRejection } = latest.current;
      if (open.length > 0) return { message: messages.changedElsewhere };
      const { answers, leftOut: invalid } = storedAnswers(current, values);
      setLeftOut(invalid.length);
      if (!send || isSameValue(answers, last)) return 'kept';
      const outcome = await send(answers);
      if (typeof outcome === 'object' && 'newer' in outcome) {
        merge(outcome.newer);
        return save(handle.values());
      }
      if (outcome === 'kept') last = answers;
      onRejection(outcome === 'kept' ? {} : (outcome.fields ?? {}), answers);
      return outcome;
    }

    const created = createAutosave({ unknownFailure: () => messages.noConnection, save });
    return {
      autosave: created,
      receive(newer: Answers) {
        merge(newer);
        created.change(handle.values());
      },
      resolve(selected: Answers) {
        enter([]);
        for (const [name, answer] of Object.entries(selected)) handle.change(name, answer);
        created.change(handle.values());
        void created.flush();
      },
    };
  });

  useEffect(() => {
    latest.current = options;
  });

  const isEnabled = onKeep !== undefined;
  useConfirmClose(() => isEnabled && isUnsaved(autosave));
  // Subscribes to the form, the visibility of the tab and the network.
  useEffect(() => {
    if (!isEnabled) return undefined;
    let last = handle.values();
    const stop = handle.onValues((values) => {
      if (values === last) return;
      last = values;
      autosave.change(values);
    });
    const stopVisibility = onVisibilityChange((isVisible) => {
      if (!isVisible) void autosave.flush();
    });
    const whenOnline = () => void autosave.flush();
    window.addEventListener('online', whenOnline);
    return () => {
      stop();
      stopVisibility();
      window.removeEventListener('online', whenOnline);
      void autosave.flush();
    };
  }, [handle, autosave, isEnabled]);

  return { autosave, leftOut, conflicts, receive, resolve };
}

function isUnsaved(autosave: Autosave): boolean {
  return ['changed', 'saving', 'failed'].includes(autosave.state().status);
}
