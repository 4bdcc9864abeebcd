import type { IconName } from '../../elements/Icon/Icon';

/** Something in a tree, with what is under it. */
export interface TreeNode {
  /** Unlike any other in the tree. */
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** A word or a figure at the end of the line. */
  detail?: string | undefined;
  /** An empty list shows that nothing is under it yet. */
  children?: readonly TreeNode[] | undefined;
}
