import type { PageCommand } from '@callboard/app-state';
import type { NavTab } from '../navigation/menuOf';
import type { Tool } from '../tools/ToolContext';
import { moduleKeys } from './moduleKeys';
import { shortcuts, type Shortcut, type ShortcutId } from './shortcuts.data';
import { areSingleKeysOn } from './singleKeys';

/** What the keys reach. */
export interface Reach {
  open: (tool: Tool) => void;
  navigate: (path: string) => void;
  modules: readonly NavTab[];
  /** What the page in sight offers. */
  commands: () => readonly PageCommand[];
}

/** How long after G the second key may come. */
const patienceMs = 1_200;

let first = { stroke: '', at: 0 };

/** Does what a key without Ctrl stands for, by itself or after the one before. */
export function pressKey(key: string, at: number, reach: Reach): void {
  if (!areSingleKeysOn()) return;
  const stroke = key.toLocaleUpperCase('en');
  const before = at - first.at < patienceMs ? first.stroke : '';
  first = { stroke: '', at: 0 };
  if (before !== '') act(`${before} ${stroke}`, reach);
  else if (stroke === 'G') first = { stroke, at };
  else act(stroke, reach);
}

function act(stroke: string, { open, navigate, modules, commands }: Reach): void {
  const module = stroke.startsWith('G ') ? moduleKeys(modules).get(stroke.slice(2)) : undefined;
  if (module) return navigate(module.to);
  const offer = (shortcut: PageCommand['shortcut']) =>
    commands()
      .find((command) => command.shortcut === shortcut)
      ?.run();
  const work: Partial<Record<ShortcutId, () => void>> = {
    sheet: () => open('shortcuts'),
    start: () => navigate('/'),
    search: () => document.querySelector<HTMLInputElement>('main [role="search"] input')?.focus(),
    create: () => offer('create'),
    edit: () => offer('edit'),
  };
  const id = idOf(stroke);
  if (id) work[id]?.();
}

function idOf(stroke: string): ShortcutId | undefined {
  const all: readonly (Shortcut & { id: ShortcutId })[] = shortcuts;
  return all.find(({ keys, isTakenElsewhere }) => !isTakenElsewhere && keys.includes(stroke))?.id;
}
