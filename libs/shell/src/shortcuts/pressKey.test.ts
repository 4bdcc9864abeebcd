import type { PageCommand } from '@callboard/app-state';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isTyping } from './isTyping';
import { moduleKeys } from './moduleKeys';
import { pressKey, type Reach } from './pressKey';
import { turnSingleKeys } from './singleKeys';

const tab = (code: string, label: string) => ({ code, label, icon: '', to: `/${code}`, links: [] });
const modules = [tab('events', 'Events'), tab('entries', 'Entries'), tab('halls', 'Halls')];

function aReach(commands: readonly PageCommand[] = []) {
  return {
    open: vi.fn<Reach['open']>(),
    navigate: vi.fn<Reach['navigate']>(),
    modules,
    commands: () => commands,
  };
}

beforeEach(() => turnSingleKeys(true));

describe('pressKey', () => {
  it('opens the list of shortcuts', () => {
    const reach = aReach();
    pressKey('?', 0, reach);
    expect(reach.open).toHaveBeenCalledWith('shortcuts');
  });

  it('leads to a module by G and its letter, and to the start by G and H', () => {
    const reach = aReach();
    for (const [index, key] of ['g', 'n', 'g', 'h'].entries()) pressKey(key, 10_000 + index, reach);
    expect(reach.navigate.mock.calls).toEqual([['/entries'], ['/']]);
  });

  it('forgets G when the second key takes its time', () => {
    const reach = aReach();
    pressKey('g', 20_000, reach);
    pressKey('e', 22_000, reach);
    expect(reach.navigate).not.toHaveBeenCalled();
  });

  it('does what the page offers', () => {
    const run = vi.fn();
    pressKey('n', 30_000, aReach([{ label: 'New act', shortcut: 'create', run }]));
    expect(run).toHaveBeenCalledOnce();
  });

  it('does nothing where single keys are turned off', () => {
    const reach = aReach();
    turnSingleKeys(false);
    pressKey('?', 40_000, reach);
    expect(reach.open).not.toHaveBeenCalled();
  });
});

it('gives each module the first letter that is free, and none that of the start', () => {
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
])('%s takes what is typed: %s', (markup, expected) => {
  const { firstElementChild } = new DOMParser().parseFromString(markup, 'text/html').body;
  // The parser's document has a window of its own.
  const own = firstElementChild && document.importNode(firstElementChild, true);
  expect(isTyping(own)).toBe(expected);
});
