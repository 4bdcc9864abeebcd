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
  /** Absent where nothing is kept. */
  onKeep: ((answers: Answers) => Promise<KeepOutcome>) | undefined;
  /** Told what of the answers was refused, and nothing once they are kept. */
  onRefusal: (fields: AnswerErrors, answers: Answers) => void;
}

export interface Keeping {
  keeper: Keeper;
  /** How many answers were not right, and left out when the others were kept last. */
  leftOut: number;
}

/** Keeps the answers of the form around as they are typed, when the tab is put away and when the form goes. */
export function useKeeper(options: KeepOptions): Keeping {
  const { handle, onKeep } = options;
  const latest = useRef(options);
  const [leftOut, setLeftOut] = useState(0);
  const [keeper] = useState(() => {
    let last = keptAnswers(options.content, handle.values()).answers;
    return createKeeper({
      unknownFailure: () => messages.noConnection,
      keep: async (values) => {
        const { content, onKeep: keep, onRefusal } = latest.current;
        const { answers, leftOut: wrong } = keptAnswers(content, values);
        setLeftOut(wrong.length);
        if (!keep || isSameValue(answers, last)) return 'kept';
        const outcome = await keep(answers);
        if (outcome === 'kept') last = answers;
        onRefusal(outcome === 'kept' ? {} : (outcome.fields ?? {}), answers);
        return outcome;
      },
    });
  });

  useEffect(() => {
    latest.current = options;
  });

  const isKept = onKeep !== undefined;
  useAskBeforeClose(() => isKept && isUnkept(keeper));
  // Follows the form, the tab and the network, which are outside of React.
  useEffect(() => {
    if (!isKept) return undefined;
    let last = handle.values();
    const stop = handle.onValues((values) => {
      if (values === last) return;
      last = values;
      keeper.change(values);
    });
    const stopSight = onSight((isInSight) => {
      if (!isInSight) void keeper.flush();
    });
    const whenOnline = () => void keeper.flush();
    window.addEventListener('online', whenOnline);
    return () => {
      stop();
      stopSight();
      window.removeEventListener('online', whenOnline);
      void keeper.flush();
    };
  }, [handle, keeper, isKept]);

  return { keeper, leftOut };
}

function isUnkept(keeper: Keeper): boolean {
  return ['changed', 'saving', 'failed'].includes(keeper.state().status);
}
