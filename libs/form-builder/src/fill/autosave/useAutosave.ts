import type { FormContent } from '@callboard/api-contract/forms';
import { onVisibilityChange } from '@callboard/browser-storage';
import { ownAnswer, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import { isSameValue, useConfirmClose, type FormDraft, type FormHandle } from '@callboard/forms';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { messages } from '../../messages';
import { answerNames, firstAnswers, storedAnswers } from '../answers/sentAnswers';
import { createAutosave, type Autosave, type SaveOutcome, type SaveResult } from './createAutosave';
import { mergeAnswers, type AnswerConflict } from './mergeAnswers';

export interface StoreOptions {
  handle: FormHandle;
  content: FormContent;
  /** Saves a draft; without it there is no autosave. */
  onKeep: ((answers: Answers) => Promise<SaveOutcome>) | undefined;
  /** Called with the errors of rejected answers, or with none once they are saved. */
  onRejection: (fields: AnswerErrors, answers: Answers) => void;
  /** Stores what the server does not have yet, so that it survives a reload. */
  draft: FormDraft | undefined;
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
  /** Deletes the draft: the answers were submitted. */
  finish: () => void;
}

/** Stored draft: the unsaved answers, and those that they were based on. */
const draftSchema = v.object({
  answers: v.record(v.string(), v.unknown()),
  base: v.record(v.string(), v.unknown()),
});

/** Saves the answers of the form as they change, when the tab is hidden and when the form unmounts. */
export function useAutosave(options: StoreOptions): FormAutosave {
  const { handle, content, onKeep } = options;
  const latest = useRef(options);
  const [leftOut, setLeftOut] = useState(0);
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>([]);
  const [{ autosave, ...actions }] = useState(() => {
    let last = storedAnswers(content, handle.values()).answers;
    // The answers that a draft is based on: while conflicts are open, those from before the other side's.
    let base = last;
    let open: readonly AnswerConflict[] = [];
    let isRestored = false;

    function enter(next: readonly AnswerConflict[]) {
      open = next;
      setConflicts(next);
      if (next.length === 0) base = last;
    }

    /** Shows the answers that only the other side changed, and offers the rest for selection. */
    function merge(newer: Answers): void {
      const { current } = latest;
      const sides = { base: last, mine: handle.values(), theirs: newer };
      const merged = mergeAnswers(current.content, sides);
      last = newer;
      for (const name of merged.taken) handle.change(name, merged.answers[name]);
      enter(merged.conflicts);
      keepDraft(handle.values());
    }

    function keepDraft(answers: Answers) {
      latest.current.draft?.keep({ answers, base });
    }

    /** After a save: what is invalid, or was typed since, is still only in the draft. */
    function endDraft(saved: Answers) {
      base = last;
      const now = storedAnswers(latest.current.content, handle.values());
      if (now.leftOut.length === 0 && isSameValue(now.answers, saved)) latest.current.draft?.remove();
      else keepDraft(handle.values());
    }

    async function save(values: Answers): Promise<SaveResult> {
      const { content: current, onKeep: send, onRejection } = latest.current;
      if (open.length > 0) return { message: messages.changedElsewhere };
      const { answers, leftOut: invalid } = storedAnswers(current, values);
      setLeftOut(invalid.length);
      if (!send || isSameValue(answers, last)) {
        endDraft(answers);
        return 'kept';
      }
      const outcome = await send(answers);
      if (typeof outcome === 'object' && 'newer' in outcome) {
        merge(outcome.newer);
        return save(handle.values());
      }
      if (outcome === 'kept') {
        last = answers;
        endDraft(answers);
      }
      onRejection(outcome === 'kept' ? {} : (outcome.fields ?? {}), answers);
      return outcome;
    }

    const created = createAutosave({ unknownFailure: () => messages.noConnection, save });

    async function restore() {
      const stored = v.safeParse(draftSchema, (await latest.current.draft?.read())?.changes);
      if (isRestored || !stored.success) return;
      isRestored = true;
      const theirs = handle.values();
      const sides = { base: stored.output.base, mine: stored.output.answers, theirs };
      const merged = mergeAnswers(latest.current.content, sides);
      base = stored.output.base;
      const restored = { ...merged.answers, ...firstAnswers(latest.current.content, merged.answers) };
      for (const name of answerNames(latest.current.content)) {
        const answer = ownAnswer(restored, name);
        if (!isSameValue(answer, ownAnswer(theirs, name))) handle.change(name, answer);
      }
      enter(merged.conflicts);
      created.change(handle.values());
    }

    return {
      autosave: created,
      keepDraft,
      restore: () => void restore(),
      finish: () => latest.current.draft?.remove(),
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
  const { keepDraft, restore, ...rest } = actions;

  useEffect(() => {
    latest.current = options;
  });

  const isEnabled = onKeep !== undefined;
  useConfirmClose(() => isEnabled && isUnsaved(autosave));
  // Reads the draft, and subscribes to the form, the visibility of the tab and the network.
  useEffect(() => {
    if (!isEnabled) return undefined;
    let last = handle.values();
    const stop = handle.onValues((values) => {
      if (values === last) return;
      last = values;
      keepDraft(values);
      autosave.change(values);
    });
    restore();
    const stopVisibility = onVisibilityChange((isVisible) => {
      if (isVisible) return;
      latest.current.draft?.flush();
      void autosave.flush();
    });
    const whenOnline = () => void autosave.flush();
    window.addEventListener('online', whenOnline);
    return () => {
      stop();
      stopVisibility();
      window.removeEventListener('online', whenOnline);
      latest.current.draft?.flush();
      void autosave.flush();
    };
  }, [handle, autosave, isEnabled, keepDraft, restore]);

  return { autosave, leftOut, conflicts, ...rest };
}

function isUnsaved(autosave: Autosave): boolean {
  return ['changed', 'saving', 'failed'].includes(autosave.state().status);
}
