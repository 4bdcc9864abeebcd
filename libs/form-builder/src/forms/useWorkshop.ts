import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { emptyForm, type FormContent } from '@callboard/api-contract/forms';
import { useConfirmClose } from '@callboard/forms';
import { useLeaveGuard } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { formMessages as words } from './formMessages';

/** The questions of a form while they are edited. */
export interface Workshop {
  content: FormContent;
  isChanged: boolean;
  isSaving: boolean;
  change: (content: FormContent) => void;
  discard: () => void;
  /** Resolves to whether the questions were saved. */
  save: () => Promise<boolean>;
  departure: ReturnType<typeof useLeaveGuard>;
}

/** Keeps unsaved changes while the tabs of the page mount and unmount, and asks before the user leaves the page without saving. */
export function useWorkshop(form: RecordOf<'formDefinitions'>): Workshop {
  const [draft, setDraft] = useState<FormContent>();
  const [patch, { isLoading }] = collections.formDefinitions.usePatch();
  const alerts = useAlerts();
  const { pathname } = useLocation();
  const isChanged = draft !== undefined;
  const departure = useLeaveGuard((path) => isChanged && path !== pathname);
  useConfirmClose(() => isChanged);

  return {
    content: draft ?? form.content ?? emptyForm,
    isChanged,
    isSaving: isLoading,
    change: setDraft,
    discard: () => setDraft(undefined),
    departure,
    async save() {
      if (!draft) return true;
      const outcome = await patch(form.hashcode, { content: draft }, form.version);
      if (!outcome.ok) return false;
      setDraft((current) => (current === draft ? undefined : current));
      alerts.show({ kind: 'success', message: words.savedNow });
      return true;
    },
  };
}
