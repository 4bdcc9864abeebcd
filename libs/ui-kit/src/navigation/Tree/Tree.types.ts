import type { IconName } from '../../elements/Icon/Icon';

/** A node of a tree, with its children. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** A word or a number at the end of the line. */
  detail?: string | undefined;
  /** It has children that are not loaded yet: opening it reports its id. @default false */
  isLazy?: boolean | undefined;
  /** An empty list shows that the node has no children yet. */
  children?: readonly TreeNode[] | undefined;
}
