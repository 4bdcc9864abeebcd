import type { LayoutContent } from '@callboard/api-contract/layouts';
import { useConfirmClose } from '@callboard/forms';
import { useLeaveGuard } from '@callboard/tenant';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { layoutMessages as words } from './layoutMessages';

const pauseMs = 800;

/** A layout while it is edited: saved a moment after each change, one call at a time. */
export interface LayoutDraft {
  content: LayoutContent;
  statusText: string;
  change: (content: LayoutContent) => void;
  /** Shows content that the server has already. */
  replace: (content: LayoutContent) => void;
  /** Saves what is not saved yet; resolves to whether everything is. */
  save: () => Promise<boolean>;
  departure: ReturnType<typeof useLeaveGuard>;
}

/** @param store Stores the content, and resolves to whether it is. */
export function useLayoutDraft(
  stored: LayoutContent,
  store: (content: LayoutContent) => Promise<boolean>,
): LayoutDraft {
  const [content, setContent] = useState(stored);
  const [saved, setSaved] = useState(content);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const latest = useRef(content);
  const { pathname } = useLocation();
  const isChanged = content !== saved;
  const departure = useLeaveGuard((path) => isChanged && path !== pathname);
  useConfirmClose(() => isChanged);

  function save(): Promise<boolean> {
    // After the call that is under way, so that the newest content is stored last.
    running.current = running.current.then(async () => {
      const sent = latest.current;
      setLoading(true);
      const ok = await store(sent);
      setLoading(false);
      setFailed(!ok);
      if (ok) setSaved(sent);
      return ok;
    });
    return running.current;
  }

  const saveSoon = useRef(save);
  // The timer below calls the newest `save`.
  useEffect(() => {
    saveSoon.current = save;
  });

  // A timer of the browser, restarted by each change.
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => void saveSoon.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [content, isChanged]);

  function show(next: LayoutContent) {
    latest.current = next;
    setContent(next);
  }

  return {
    content,
    statusText: statusOf({ hasFailed, isLoading, isChanged }),
    change: show,
    replace(next) {
      show(next);
      setSaved(next);
    },
    save: () => (isChanged ? save() : running.current),
    departure,
  };
}

function statusOf(state: { hasFailed: boolean; isLoading: boolean; isChanged: boolean }): string {
  if (state.isLoading) return words.saving;
  if (state.hasFailed && state.isChanged) return words.notSaved;
  return state.isChanged ? words.unsaved : words.saved;
}
