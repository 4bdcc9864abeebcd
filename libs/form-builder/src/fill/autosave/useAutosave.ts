import type { FormContent } from '@callboard/api-contract/forms';
import { onVisibilityChange } from '@callboard/browser-storage';
import type { AnswerErrors, Answers } from '@callboard/domain/forms';
import { isSameValue, useConfirmClose, type FormHandle } from '@callboard/forms';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import { storedAnswers } from '../answers/sentAnswers';
import { createAutosave, type Autosave, type SaveOutcome } from './createAutosave';

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
}

/** Saves the answers of the form as they change, when the tab is hidden and when the form unmounts. */
export function useAutosave(options: StoreOptions): FormAutosave {
  const { handle, onKeep } = options;
  const latest = useRef(options);
  const [leftOut, setLeftOut] = useState(0);
  const [autosave] = useState(() => {
    let last = storedAnswers(options.content, handle.values()).answers;
    return createAutosave({
      unknownFailure: () => messages.noConnection,
      save: async (values) => {
        const { content, onKeep: save, onRejection } = latest.current;
        const { answers, leftOut: invalid } = storedAnswers(content, values);
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

  return { autosave, leftOut };
}

function isUnsaved(autosave: Autosave): boolean {
  return ['changed', 'saving', 'failed'].includes(autosave.state().status);
}
