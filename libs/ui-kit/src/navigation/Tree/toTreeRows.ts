import type { TreeNode } from './Tree.types';

/** A line of the tree that is in sight. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  position: number;
  siblings: number;
  parent: string | undefined;
  /** undefined where nothing is under it. */
  isOpen: boolean | undefined;
}

/** The lines in sight, from the top: those whose ancestors are all open. */
export function toTreeRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const children = node.children ?? [];
    const isOpen = children.length === 0 ? undefined : open.has(node.id);
    const row = { node, level, position: index + 1, siblings: nodes.length, parent, isOpen };
    return isOpen === true ? [row, ...toTreeRows(children, open, level + 1, node.id)] : [row];
  });
}
