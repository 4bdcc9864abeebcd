import { offeredCommands, useAppDispatch } from '@callboard/app-state';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fetchOnce } from '../errors/importOrReload';
import { useModules } from '../navigation/useModules';
import { keepTyped } from '../palette/typedAhead';
import type { Tool } from '../tools/ToolContext';
import { isTyping } from '../typing/isTyping';
import type { ShortcutTargets } from './pressKey';

const fetchKeys = fetchOnce(() => import('./pressKey'));

/**
 * Handles the shortcuts of the app, but not while the user types or a modal is open. The handlers are loaded with the first key press.
 */
export function useShortcutKeys(open: (tool: Tool) => void): void {
  const navigate = useNavigate();
  const modules = useModules();
  const dispatch = useAppDispatch();
  const commands = () => dispatch(offeredCommands());
  const latest = useRef<ShortcutTargets>({ open, navigate, modules, commands });

  // Listens to the document's keyboard events, with the latest props.
  useEffect(() => {
    latest.current = { open, navigate, modules, commands };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKeyDown(event, latest.current);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

async function onKeyDown(event: KeyboardEvent, targets: ShortcutTargets): Promise<void> {
  const { key, repeat, isComposing, defaultPrevented, target, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || repeat || isComposing || altKey) return;
  if (key !== 'Backspace' && key !== 'Enter' && Array.from(key).length !== 1) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'k') return;
    event.preventDefault();
    return targets.open('palette');
  }
  if (keepTyped(key)) return event.preventDefault();
  if (key === 'Enter' || isTyping(target)) return;
  // Prevents Firefox's quick find.
  if (key === '/') event.preventDefault();
  const known = await fetchKeys().catch(() => undefined);
  known?.pressKey(key, event.timeStamp, targets);
}
