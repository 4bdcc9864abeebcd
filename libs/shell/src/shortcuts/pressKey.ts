import type { PageCommand } from '@callboard/app-state';
import type { NavTab } from '../navigation/menuOf';
import type { Tool } from '../tools/ToolContext';
import { moduleKeys } from './moduleKeys';
import { shortcuts, type Shortcut, type ShortcutId } from './shortcuts.data';
import { areSingleKeysOn } from './singleKeys';

/** Targets of the shortcuts. */
export interface ShortcutTargets {
  open: (tool: Tool) => void;
  navigate: (path: string) => void;
  modules: readonly NavTab[];
  /** The commands of the current page. */
  commands: () => readonly PageCommand[];
}

/** The maximum time between G and the second key. */
const sequenceTimeoutMs = 1_200;

let first = { stroke: '', at: 0 };

/** Runs the shortcut of a key without Ctrl, by itself or as the second of a sequence. @param at time in milliseconds */
export function pressKey(key: string, at: number, targets: ShortcutTargets): void {
  if (!areSingleKeysOn()) return;
  const stroke = key.toLocaleUpperCase('en');
  const before = at - first.at < sequenceTimeoutMs ? first.stroke : '';
  first = { stroke: '', at: 0 };
  if (before !== '') act(`${before} ${stroke}`, targets);
  else if (stroke === 'G') first = { stroke, at };
  else act(stroke, targets);
}

function act(stroke: string, { open, navigate, modules, commands }: ShortcutTargets): void {
  const module = stroke.startsWith('G ') ? moduleKeys(modules).get(stroke.slice(2)) : undefined;
  if (module) return navigate(module.to);
  const offer = (shortcut: PageCommand['shortcut']) =>
    commands()
      .find((command) => command.shortcut === shortcut)
      ?.run();
  const work: Partial<Record<ShortcutId, () => void>> = {
    help: () => open('help'),
    start: () => navigate('/'),
    search: () => document.querySelector<HTMLInputElement>('main [role="search"] input')?.focus(),
    create: () => offer('create'),
    edit: () => offer('edit'),
    accept: () => offer('accept'),
    waitlist: () => offer('waitlist'),
    decline: () => offer('decline'),
    nextItem: () => offer('nextItem'),
    previousItem: () => offer('previousItem'),
    undoLast: () => offer('undoLast'),
  };
  const id = idOf(stroke);
  if (id) work[id]?.();
}

function idOf(stroke: string): ShortcutId | undefined {
  const all: readonly (Shortcut & { id: ShortcutId })[] = shortcuts;
  return all.find(({ keys, isTakenElsewhere }) => !isTakenElsewhere && keys.includes(stroke))?.id;
}
