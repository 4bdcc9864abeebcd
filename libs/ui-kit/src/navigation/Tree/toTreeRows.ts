import type { TreeNode } from './Tree.types';

/** A visible line of the tree. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  position: number;
  siblings: number;
  parent: string | undefined;
  /** undefined for a node without children. */
  isOpen: boolean | undefined;
}

/** The visible lines, from the top: those whose ancestors are all open. */
export function toTreeRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const children = node.children ?? [];
    const isOpen = children.length === 0 && node.isLazy !== true ? undefined : open.has(node.id);
    const row = { node, level, position: index + 1, siblings: nodes.length, parent, isOpen };
    return isOpen === true ? [row, ...toTreeRows(children, open, level + 1, node.id)] : [row];
  });
}
