import { offeredCommands, useAppDispatch } from '@callboard/app-state';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fetchOnce } from '../errors/importOrReload';
import { useModules } from '../navigation/useModules';
import { keepTyped } from '../palette/typedAhead';
import type { Tool } from '../tools/ToolContext';
import { isTyping } from './isTyping';
import type { Reach } from './pressKey';

const fetchKeys = fetchOnce(() => import('./pressKey'));

/**
 * Listens for the shortcuts of the app: never while somebody types, nor behind a modal window. What each key does is fetched with
 * the first one.
 */
export function useShortcutKeys(open: (tool: Tool) => void): void {
  const navigate = useNavigate();
  const modules = useModules();
  const dispatch = useAppDispatch();
  const commands = () => dispatch(offeredCommands());
  const latest = useRef<Reach>({ open, navigate, modules, commands });

  // Listens to the keyboard of the document, outside React, with whatever was rendered last.
  useEffect(() => {
    latest.current = { open, navigate, modules, commands };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKeyDown(event, latest.current);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

async function onKeyDown(event: KeyboardEvent, reach: Reach): Promise<void> {
  const { key, repeat, isComposing, defaultPrevented, target, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || repeat || isComposing || altKey) return;
  if (key !== 'Backspace' && key !== 'Enter' && Array.from(key).length !== 1) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'k') return;
    event.preventDefault();
    return reach.open('palette');
  }
  if (keepTyped(key)) return event.preventDefault();
  if (key === 'Enter' || isTyping(target)) return;
  // Firefox would look for words in the page.
  if (key === '/') event.preventDefault();
  const known = await fetchKeys().catch(() => undefined);
  known?.pressKey(key, event.timeStamp, reach);
}
