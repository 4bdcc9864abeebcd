import type { FormContent } from '@callboard/api-contract/forms';
import { onSight } from '@callboard/browser-storage';
import type { AnswerErrors, Answers } from '@callboard/domain/forms';
import { isSameValue, useAskBeforeClose, type FormHandle } from '@callboard/forms';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import { keptAnswers } from '../answers/sentAnswers';
import { createKeeper, type Keeper, type KeepOutcome } from './createKeeper';

export interface KeepOptions {
  handle: FormHandle;
  content: FormContent;
  /** Saves a draft; without it there is no autosave. */
  onKeep: ((answers: Answers) => Promise<KeepOutcome>) | undefined;
  /** Called with the errors of rejected answers, or with none once they are saved. */
  onRejection: (fields: AnswerErrors, answers: Answers) => void;
}

export interface FormAutosave {
  autosave: Keeper;
  /** The number of invalid answers that the last save left out. */
  leftOut: number;
}

/** Saves the answers of the form as they change, when the tab is hidden and when the form unmounts. */
export function useKeeper(options: KeepOptions): FormAutosave {
  const { handle, onKeep } = options;
  const latest = useRef(options);
  const [leftOut, setLeftOut] = useState(0);
  const [autosave] = useState(() => {
    let last = keptAnswers(options.content, handle.values()).answers;
    return createKeeper({
      unknownFailure: () => messages.noConnection,
      save: async (values) => {
        const { content, onKeep: save, onRejection } = latest.current;
        const { answers, leftOut: invalid } = keptAnswers(content, values);
        setLeftOut(invalid.length);
        if (!save || isSameValue(answers, last)) return 'kept';
        const outcome = await save(answers);
        if (outcome === 'kept') last = answers;
        onRejection(outcome === 'kept' ? {} : (outcome.fields ?? {}), answers);
        return outcome;
      },
    });
  });

  useEffect(() => {
    latest.current = options;
  });

  const isEnabled = onKeep !== undefined;
  useAskBeforeClose(() => isEnabled && isUnsaved(autosave));
  // Subscribes to the form, the visibility of the tab and the network.
  useEffect(() => {
    if (!isEnabled) return undefined;
    let last = handle.values();
    const stop = handle.onValues((values) => {
      if (values === last) return;
      last = values;
      autosave.change(values);
    });
    const stopVisibility = onSight((isVisible) => {
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

  return { autosave, leftOut };
}

function isUnsaved(autosave: Keeper): boolean {
  return ['changed', 'saving', 'failed'].includes(autosave.state().status);
}
