import { useRef, useState, type KeyboardEvent } from 'react';
import { displayMessages } from '../../text/displayMessages';
import { TreeLine } from './TreeLine';
import type { TreeNode } from './Tree.types';
import { toTreeRows } from './toTreeRows';
import { treeMove } from './treeMove';
import styles from './Tree.module.css';

export interface TreeProps {
  /** The accessible name: what the nodes are. */
  label: string;
  /** The nodes of the first level, with those below them. */
  nodes: readonly TreeNode[];
  /** The id of the selected node. */
  selected?: string | undefined;
  /** Called with the id of the selected node. */
  onSelect: (id: string) => void;
  /** The ids of the nodes that are open initially. */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the ids of all open nodes: what is below them can be loaded then. */
  onOpenChange?: ((ids: readonly string[]) => void) | undefined;
}

/** A tree of nodes. Keys follow the tree view of the ARIA authoring practices. */
export function Tree({ label, nodes, selected, onSelect, defaultOpen = [], onOpenChange }: TreeProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  const [focused, setFocused] = useState<string>();
  const rows = toTreeRows(nodes, open);
  const stop = [focused, selected].find((id) => rows.some(({ node }) => node.id === id)) ?? rows[0]?.node.id;

  function change(next: ReadonlySet<string>) {
    setOpen(next);
    onOpenChange?.([...next]);
  }

  function toggle(id: string) {
    change(open.has(id) ? without(open, id) : new Set([...open, id]));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (stop === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = treeMove(rows, stop, event.key, isReversed);
    if (move === undefined) return;
    event.preventDefault();
    if (move.kind === 'open') change(new Set([...open, ...move.ids]));
    if (move.kind === 'close') change(without(open, move.id));
    if (move.kind === 'select') onSelect(move.id);
    if (move.kind !== 'focus') return;
    const place = rows.findIndex(({ node }) => node.id === move.id);
    root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[place]?.focus();
  }

  if (rows.length === 0) return <p className={styles.empty}>{displayMessages.nothingHere}</p>;
  return (
    <div ref={root} className={styles.root} role="tree" aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <TreeLine
          key={row.node.id}
          row={row}
          isSelected={row.node.id === selected}
          isStop={row.node.id === stop}
          onFocus={() => setFocused(row.node.id)}
          onToggle={() => toggle(row.node.id)}
          onSelect={() => onSelect(row.node.id)}
        />
      ))}
    </div>
  );
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}
