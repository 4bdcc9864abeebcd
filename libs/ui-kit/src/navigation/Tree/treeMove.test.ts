import { describe, expect, it } from 'vitest';
import { toTreeRows } from './toTreeRows';
import { treeMove } from './treeMove';

const nodes = [
  {
    id: 'hall',
    label: 'Town Hall',
    children: [
      { id: 'stage', label: 'Main stage', children: [{ id: 'wing', label: 'East wing' }] },
      { id: 'foyer', label: 'Foyer' },
    ],
  },
  { id: 'marae', label: 'Hirangi Marae', children: [{ id: 'house', label: 'Meeting house' }] },
];
const rows = toTreeRows(nodes, new Set(['hall']));

describe('the lines of a tree', () => {
  it('are those whose ancestors are open', () => {
    expect(rows.map(({ node }) => node.id)).toEqual(['hall', 'stage', 'foyer', 'marae']);
  });

  it('have their level and position', () => {
    expect(rows[2]).toMatchObject({ level: 2, position: 2, siblings: 2, parent: 'hall', isOpen: undefined });
  });
});

describe('a key in a tree', () => {
  it('moves line by line and to the ends', () => {
    expect(treeMove(rows, 'stage', 'ArrowDown')).toEqual({ kind: 'focus', id: 'foyer' });
    expect(treeMove(rows, 'hall', 'ArrowUp')).toBeUndefined();
    expect(treeMove(rows, 'hall', 'End')).toEqual({ kind: 'focus', id: 'marae' });
  });

  it('opens a node, and moves into an open one', () => {
    expect(treeMove(rows, 'stage', 'ArrowRight')).toEqual({ kind: 'open', ids: ['stage'] });
    expect(treeMove(rows, 'hall', 'ArrowRight')).toEqual({ kind: 'focus', id: 'stage' });
    expect(treeMove(rows, 'foyer', 'ArrowRight')).toBeUndefined();
  });

  it('closes a node, and moves out of a closed one', () => {
    expect(treeMove(rows, 'hall', 'ArrowLeft')).toEqual({ kind: 'close', id: 'hall' });
    expect(treeMove(rows, 'foyer', 'ArrowLeft')).toEqual({ kind: 'focus', id: 'hall' });
  });

  it('opens and closes the other way in right-to-left text', () => {
    expect(treeMove(rows, 'stage', 'ArrowLeft', true)).toEqual({ kind: 'open', ids: ['stage'] });
    expect(treeMove(rows, 'hall', 'ArrowRight', true)).toEqual({ kind: 'close', id: 'hall' });
  });

  it('opens all siblings by a star, and finds a node by letter', () => {
    expect(treeMove(rows, 'hall', '*')).toEqual({ kind: 'open', ids: ['hall', 'marae'] });
    expect(treeMove(rows, 'stage', 'h')).toEqual({ kind: 'focus', id: 'marae' });
    expect(treeMove(rows, 'stage', 'x')).toBeUndefined();
  });

  it('chooses', () => {
    expect(treeMove(rows, 'foyer', 'Enter')).toEqual({ kind: 'select', id: 'foyer' });
    expect(treeMove(rows, 'foyer', 'Tab')).toBeUndefined();
  });
});
