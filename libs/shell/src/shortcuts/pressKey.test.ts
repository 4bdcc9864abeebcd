import type { PageCommand } from '@callboard/app-state';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isTyping } from '../typing/isTyping';
import { moduleKeys } from './moduleKeys';
import { pressKey, type ShortcutTargets } from './pressKey';
import { turnSingleKeys } from './singleKeys';

const tab = (code: string, label: string) => ({ code, label, icon: '', to: `/${code}`, links: [] });
const modules = [tab('events', 'Events'), tab('entries', 'Entries'), tab('halls', 'Halls')];

function someTargets(commands: readonly PageCommand[] = []) {
  return {
    open: vi.fn<ShortcutTargets['open']>(),
    navigate: vi.fn<ShortcutTargets['navigate']>(),
    modules,
    commands: () => commands,
  };
}

beforeEach(() => turnSingleKeys(true));

describe('pressKey', () => {
  it('opens the help', () => {
    const targets = someTargets();
    pressKey('?', 0, targets);
    expect(targets.open).toHaveBeenCalledWith('help');
  });

  it('opens a module by G and its letter, and the start page by G and H', () => {
    const targets = someTargets();
    for (const [index, key] of ['g', 'n', 'g', 'h'].entries()) pressKey(key, 10_000 + index, targets);
    expect(targets.navigate.mock.calls).toEqual([['/entries'], ['/']]);
  });

  it('ignores G when the second key comes too late', () => {
    const targets = someTargets();
    pressKey('g', 20_000, targets);
    pressKey('e', 22_000, targets);
    expect(targets.navigate).not.toHaveBeenCalled();
  });

  it('runs the command of the page', () => {
    const run = vi.fn();
    pressKey('n', 30_000, someTargets([{ label: 'New act', shortcut: 'create', run }]));
    expect(run).toHaveBeenCalledOnce();
  });

  it('does nothing when single-key shortcuts are turned off', () => {
    const targets = someTargets();
    turnSingleKeys(false);
    pressKey('?', 40_000, targets);
    expect(targets.open).not.toHaveBeenCalled();
  });
});

it('assigns each module the first free letter, and never the one of the start page', () => {
  expect([...moduleKeys(modules)].map(([letter, { code }]) => [letter, code])).toEqual([
    ['E', 'events'],
    ['N', 'entries'],
    ['A', 'halls'],
  ]);
});

it.each([
  ['<input>', true],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<button></button>', false],
  ['<a href="/"></a>', false],
])('%s receives text input: %s', (markup, expected) => {
  const { firstElementChild } = new DOMParser().parseFromString(markup, 'text/html').body;
  // The parser's document has its own window.
  const own = firstElementChild && document.importNode(firstElementChild, true);
  expect(isTyping(own)).toBe(expected);
});
