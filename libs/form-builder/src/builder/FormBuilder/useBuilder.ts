import type { FormContent } from '@callboard/api-contract/forms';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createActions, type BuilderView } from './createActions';

/** The view state of the builder and its actions. */
export function useBuilder(
  content: FormContent,
  onChange: (content: FormContent) => void,
  answered: Readonly<Record<string, number>>,
) {
  const [view, setWholeView] = useState<BuilderView>({});
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef({ content, onChange, answered, view });
  const focus = useRef<readonly string[]>([]);

  // The actions are stable and read the latest form from here.
  useLayoutEffect(() => {
    latest.current = { content, onChange, answered, view };
  });

  // Moves the focus in the document after the next render.
  useEffect(() => {
    for (const selector of focus.current) {
      const element = root.current?.querySelector<HTMLElement>(selector);
      element?.focus();
      if (element && element === document.activeElement) {
        element.scrollIntoView?.({ block: 'nearest' });
        break;
      }
    }
    focus.current = [];
  }, [view, content]);

  const setView = useCallback((change: Partial<BuilderView>) => {
    setWholeView((before) => ({ ...before, ...change }));
  }, []);

  const [actions] = useState(() =>
    createActions({
      latest,
      removedIds: new Set(),
      setView,
      focusNext: (selectors) => {
        focus.current = selectors;
      },
    }),
  );
  return { root, view, actions };
}
