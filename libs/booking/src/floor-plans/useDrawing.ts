import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import { useConfirmClose } from '@callboard/forms';
import { useLeaveGuard } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { floorPlanMessages as words } from './floorPlanMessages';

/** The drawing of a floor plan while it is edited. */
export interface Drawing {
  content: FloorPlan;
  isChanged: boolean;
  isSaving: boolean;
  change: (content: FloorPlan) => void;
  discard: () => void;
  /** Resolves to whether the drawing is saved. It is refused where the plan was changed elsewhere since the drawing began. */
  save: () => Promise<boolean>;
  departure: ReturnType<typeof useLeaveGuard>;
}

/** Holds unsaved changes while the tabs of the page mount and unmount, and confirms before the user leaves without saving. */
export function useDrawing(plan: RecordOf<'floorPlans'>): Drawing {
  // With the version that the drawing began from: a plan that another user saves meanwhile must not be overwritten.
  const [draft, setDraft] = useState<{ content: FloorPlan; version: number | undefined }>();
  const [patch, { isLoading }] = collections.floorPlans.usePatch();
  const alerts = useAlerts();
  const { pathname } = useLocation();
  const isChanged = draft !== undefined;
  const departure = useLeaveGuard((path) => isChanged && path !== pathname);
  useConfirmClose(() => isChanged);

  return {
    content: draft?.content ?? plan.content ?? emptyPlan,
    isChanged,
    isSaving: isLoading,
    change: (content) => setDraft({ content, version: draft?.version ?? plan.version }),
    discard: () => setDraft(undefined),
    departure,
    async save() {
      if (!draft) return true;
      const outcome = await patch(plan.hashcode, { content: draft.content }, draft.version);
      if (!outcome.ok) return false;
      setDraft((current) =>
        current === draft ? undefined : current && { ...current, version: outcome.data.version },
      );
      alerts.show({ kind: 'success', message: words.savedNow });
      return true;
    },
  };
}
