import type { CSSProperties } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import type { TreeRow } from './toTreeRows';
import styles from './Tree.module.css';

interface TreeLineProps {
  row: TreeRow;
  isSelected: boolean;
  /** Makes the line the tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onSelect: () => void;
}

/** One line of a tree. */
export function TreeLine({ row, isSelected, isStop, onFocus, onToggle, onSelect }: TreeLineProps) {
  const { node, level, position, siblings, isOpen } = row;
  return (
    <div
      className={styles.line}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      // React accepts custom properties, but its types do not.
      style={{ '--level': level - 1 } as CSSProperties}
      onFocus={onFocus}
      onClick={onSelect}
    >
      {/* Not a button: the keys of the line open and close it. */}
      <span
        className={styles.chevron}
        data-open={isOpen}
        onClick={(event) => {
          if (isOpen === undefined) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isOpen !== undefined && <Icon name="chevron-end" size="small" />}
      </span>
      {node.icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={node.icon} size="small" />
        </span>
      )}
      <span className={styles.label}>{node.label}</span>
      {node.detail !== undefined && <span className={styles.detail}>{node.detail}</span>}
    </div>
  );
}
