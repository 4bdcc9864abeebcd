import { useRef, type MouseEvent, type ReactNode } from 'react';
import { OptionRow } from './OptionRow';
import type { Row } from './rows';
import { useVirtualRows } from './useVirtualRows';
import styles from './list.module.css';

export interface OptionListProps {
  id: string;
  label: string;
  rows: readonly Row[];
  /** Among those that can be chosen; -1 for none. */
  highlighted: number;
  isMultiple: boolean;
  isBusy: boolean;
  isChosen: (hashcode: string) => boolean;
  onHighlight: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The choices. Of many, only those in sight are in the document; each says which of how many it is. */
export function OptionList(props: OptionListProps) {
  const { id, label, rows, highlighted, isMultiple, isBusy, isChosen, onHighlight, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useVirtualRows(list, rows, highlighted);
  const last = rows.findLast((row) => 'choice' in row);
  const count = last && 'choice' in last ? last.index + 1 : 0;
  // The focus stays in the input: pressing on the list must not take it away.
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
      onMouseMove={(event) => tell(event, onHighlight)}
      onClick={(event) => tell(event, onChoose)}
    >
      <Gap size={shown.before} />
      {rows.slice(shown.first, shown.last + 1).map((row) =>
        'heading' in row ? (
          <li key={row.key} role="presentation" className={styles.heading} aria-hidden>
            {row.heading}
          </li>
        ) : (
          // By its place: a letter then changes the words of lines that are there, instead of making lines anew.
          <OptionRow
            key={row.index}
            id={optionId(id, row.index)}
            choice={row.choice}
            index={row.index}
            count={count}
            isHighlighted={row.index === highlighted}
            isChosen={row.choice.kind === 'option' && isChosen(row.choice.key)}
            isBusy={isBusy && row.choice.kind !== 'option'}
          />
        ),
      )}
      <Gap size={shown.after} />
    </ul>
  );
}

/** What the highlighted option is called in `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Stands for the rows that are out of sight. */
function Gap({ size }: { size: number }): ReactNode {
  return size > 0 ? <li role="presentation" style={{ blockSize: `${size}px` }} /> : null;
}

function tell({ target }: MouseEvent, onIndex: (index: number) => void): void {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  if (option) onIndex(Number(option.dataset['index']));
}
