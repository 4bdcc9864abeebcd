import type { IconName } from '../../elements/Icon/Icon';

/** A node of a tree, with its children. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** A word or a number at the end of the line. */
  detail?: string | undefined;
  /** An empty list shows that the node has no children yet. */
  children?: readonly TreeNode[] | undefined;
}
