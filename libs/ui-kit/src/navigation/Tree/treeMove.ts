import type { TreeRow } from './toTreeRows';

/** The effect of a key on a tree. */
export type TreeMove =
  | { kind: 'focus'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'close'; id: string }
  | { kind: 'select'; id: string };

/** The effect of a key on a line, as in the ARIA authoring practices; undefined for other keys. */
export function treeMove(
  rows: readonly TreeRow[],
  current: string,
  key: string,
  isReversed = false,
): TreeMove | undefined {
  const at = rows.findIndex(({ node }) => node.id === current);
  const row = rows[at];
  if (row === undefined) return undefined;
  const to = (target: TreeRow | undefined): TreeMove | undefined =>
    target === undefined ? undefined : { kind: 'focus', id: target.node.id };

  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case isReversed ? 'ArrowLeft' : 'ArrowRight':
      if (row.isOpen === undefined) return undefined;
      return row.isOpen ? to(rows[at + 1]) : { kind: 'open', ids: [current] };
    case isReversed ? 'ArrowRight' : 'ArrowLeft':
      if (row.isOpen === true) return { kind: 'close', id: current };
      return row.parent === undefined ? undefined : { kind: 'focus', id: row.parent };
    case 'Enter':
    case ' ':
      return { kind: 'select', id: current };
    case '*':
      return {
        kind: 'open',
        ids: rows
          .filter(({ parent, isOpen }) => parent === row.parent && isOpen !== undefined)
          .map(({ node }) => node.id),
      };
    default:
      return to(nextStartingWith(rows, at, key));
  }
}

function nextStartingWith(rows: readonly TreeRow[], at: number, key: string): TreeRow | undefined {
  if (Array.from(key).length !== 1) return undefined;
  const letter = key.toLocaleLowerCase();
  const after = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return after.find(({ node }) => node.label.toLocaleLowerCase().startsWith(letter));
}
