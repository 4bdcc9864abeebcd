import { Button } from '@callboard/ui-kit/elements';
import { Menu, type MenuItem } from '@callboard/ui-kit/overlays';
import type { KeyboardEvent, ReactNode } from 'react';
import { editorMessages as words } from './editorMessages';
import { useEditor } from './EditorContext';
import styles from './LayoutEditor.module.css';
import { stepPart } from './operations';

export interface PartBarProps {
  id: string;
  /** How the part is called: 'Row 2'. */
  label: string;
  /** Further items of its menu, before those of every part. */
  items?: readonly MenuItem[] | undefined;
  children?: ReactNode;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The handle of a part, its name and its menu. Arrows on the handle move it, Delete removes it; the menu does the same. */
export function PartBar({ id, label, items = [], children }: PartBarProps) {
  const { content, step, remove, gripProps } = useEditor();

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (by === undefined) remove(id);
    else step(id, by);
  }

  return (
    <div className={styles.bar}>
      <span className={styles.grip}>
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="grip"
          aria-label={words.move(label)}
          data-grip={id}
          onKeyDown={onKeyDown}
          {...gripProps(id)}
        />
      </span>
      <span className={styles.label}>{label}</span>
      {children}
      <Menu
        shape="square"
        variant="quiet"
        size="small"
        icon="more"
        align="end"
        aria-label={words.more(label)}
        items={[
          ...items,
          {
            label: words.earlier,
            icon: 'chevron-up',
            separator: items.length > 0,
            disabled: stepPart(content, id, -1) === content,
            onSelect: () => step(id, -1),
          },
          {
            label: words.later,
            icon: 'chevron-down',
            disabled: stepPart(content, id, 1) === content,
            onSelect: () => step(id, 1),
          },
          {
            label: words.remove,
            icon: 'trash',
            separator: true,
            isDanger: true,
            onSelect: () => remove(id),
          },
        ]}
      />
    </div>
  );
}
