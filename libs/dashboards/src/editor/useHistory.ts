import type { LayoutContent } from '@callboard/api-contract/layouts';
import { useState } from 'react';

const maxSteps = 100;

interface Steps {
  past: readonly LayoutContent[];
  future: readonly LayoutContent[];
}

/** Undo and redo of a content that the parent holds. */
export function useHistory(content: LayoutContent, onChange: (content: LayoutContent) => void) {
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  const [before] = past.slice(-1);
  const [after] = future;
  return {
    change(next: LayoutContent) {
      if (next === content) return;
      setSteps({ past: [...past, content].slice(-maxSteps), future: [] });
      onChange(next);
    },
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    undo() {
      if (!before) return;
      setSteps({ past: past.slice(0, -1), future: [content, ...future] });
      onChange(before);
    },
    redo() {
      if (!after) return;
      setSteps({ past: [...past, content], future: future.slice(1) });
      onChange(after);
    },
  };
}
