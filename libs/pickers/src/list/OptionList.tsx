import { useRef, type MouseEvent, type ReactNode } from 'react';
import { OptionRow } from './OptionRow';
import type { Row } from './rows';
import { useVirtualRows } from './useVirtualRows';
import styles from './list.module.css';

export interface OptionListProps {
  id: string;
  label: string;
  rows: readonly Row[];
  /** The index among the selectable rows; -1 for none. */
  highlighted: number;
  isMultiple: boolean;
  isBusy: boolean;
  isSelected: (hashcode: string) => boolean;
  onHighlight: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The selectable rows. A long list renders only the visible ones, each with `aria-posinset` and `aria-setsize`. */
export function OptionList(props: OptionListProps) {
  const { id, label, rows, highlighted, isMultiple, isBusy, isSelected, onHighlight, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useVirtualRows(list, rows, highlighted);
  const last = rows.findLast((row) => 'item' in row);
  const count = last && 'item' in last ? last.index + 1 : 0;
  // The focus must stay in the input when the list is pressed.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      onMouseDown={keepFocus}
      onMouseMove={(event) => callWithIndex(event, onHighlight)}
      onClick={(event) => callWithIndex(event, onChoose)}
    >
      <Gap size={shown.before} />
      {rows.slice(shown.first, shown.last + 1).map((row) =>
        'heading' in row ? (
          <li key={row.key} role="presentation" className={styles.heading} aria-hidden>
            {row.heading}
          </li>
        ) : (
          // Keyed by position: a keystroke then updates the text of existing rows instead of creating new ones.
          <OptionRow
            key={row.index}
            id={optionId(id, row.index)}
            item={row.item}
            index={row.index}
            count={count}
            isHighlighted={row.index === highlighted}
            isSelected={row.item.kind === 'option' && isSelected(row.item.key)}
            isBusy={isBusy && row.item.kind !== 'option'}
          />
        ),
      )}
      <Gap size={shown.after} />
    </ul>
  );
}

/** The id of an option, for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Takes the space of the rows that are not rendered. */
function Gap({ size }: { size: number }): ReactNode {
  return size > 0 ? <li role="presentation" style={{ blockSize: `${size}px` }} /> : null;
}

function callWithIndex({ target }: MouseEvent, onIndex: (index: number) => void): void {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  if (option) onIndex(Number(option.dataset['index']));
}
