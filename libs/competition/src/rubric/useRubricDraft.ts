import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { emptyRubric, type RubricChange, type RubricContent } from './changeRubric';
import { isStorable } from './problemTexts';
import { isSameValue, useConfirmClose } from '@callboard/forms';
import { useUndoAlert } from '@callboard/records';
import { useLeaveGuard } from '@callboard/tenant';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { rubricPageMessages as words } from './rubricPageMessages';

/** The criteria of a rubric while they are edited. */
export interface RubricDraft {
  content: RubricContent;
  isChanged: boolean;
  /** Someone else changed the criteria meanwhile. */
  isOutdated: boolean;
  isSaving: boolean;
  change: (change: RubricChange) => void;
  discard: () => void;
  /** Resolves to whether the criteria were saved. */
  save: () => Promise<boolean>;
  departure: ReturnType<typeof useLeaveGuard>;
}

/** Holds unsaved criteria while the tabs of the page mount and unmount, and asks before the user leaves without saving them. */
export function useRubricDraft(rubric: RecordOf<'rubrics'>): RubricDraft {
  const stored = rubric.content ?? emptyRubric;
  const latest = useRef(stored);
  // The Undo of an alert that is still open begins with what is stored by then.
  useEffect(() => {
    latest.current = stored;
  });
  const [draft, setDraft] = useState<{ content: RubricContent; base: RubricContent }>();
  const [patch, { isLoading }] = collections.rubrics.usePatch();
  const showUndo = useUndoAlert();
  const { pathname } = useLocation();
  const isChanged = draft !== undefined && !isSameValue(draft.content, stored);
  const departure = useLeaveGuard((path) => isChanged && path !== pathname);
  useConfirmClose(() => isChanged);

  return {
    content: draft?.content ?? stored,
    isChanged,
    isOutdated: isChanged && !isSameValue(draft.base, stored),
    isSaving: isLoading,
    change: (change) =>
      setDraft((current) => {
        const { content, base } = current ?? { content: latest.current, base: latest.current };
        return { content: change(content), base };
      }),
    discard: () => setDraft(undefined),
    departure,
    async save() {
      if (!draft || !isStorable(draft.content)) return false;
      const outcome = await patch(rubric.hashcode, { content: draft.content }, rubric.version);
      if (!outcome.ok) return false;
      setDraft((current) => (current === draft ? undefined : current && { ...current, base: draft.content }));
      showUndo(words.savedNow, outcome.changeSet);
      return true;
    },
  };
}
