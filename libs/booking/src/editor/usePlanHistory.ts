import type { FloorPlan } from '@callboard/api-contract/booking';
import { useState } from 'react';

interface Steps {
  past: readonly FloorPlan[];
  future: readonly FloorPlan[];
}

/** Undo and redo without end of a plan that the parent holds: steps share all that did not change. */
export function usePlanHistory(plan: FloorPlan, onChange: (plan: FloorPlan) => void) {
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  const before = past.at(-1);
  const [after] = future;
  return {
    change(next: FloorPlan) {
      if (next === plan) return;
      setSteps({ past: [...past, plan], future: [] });
      onChange(next);
    },
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    undo() {
      if (!before) return;
      setSteps({ past: past.slice(0, -1), future: [plan, ...future] });
      onChange(before);
    },
    redo() {
      if (!after) return;
      setSteps({ past: [...past, plan], future: future.slice(1) });
      onChange(after);
    },
  };
}
