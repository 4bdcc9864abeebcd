import type { UseComboboxReturnValue } from 'downshift';
import { useRef, type RefObject } from 'react';
import { messages } from '../messages';
import { RecordAvatar } from '../RecordAvatar/RecordAvatar';
import { moreItem, type PickerItem } from './RecordPicker';
import styles from './RecordPicker.module.css';
import type { Options } from './useOptions';
import { usePopover } from './usePopover';

export interface PickerListProps {
  box: UseComboboxReturnValue<PickerItem>;
  /** What the list hangs under. */
  anchor: RefObject<HTMLElement | null>;
  options: Options;
  items: readonly PickerItem[];
  label: string;
  isOpen: boolean;
}

/** The choices under a picker, in the browser's top layer so that no dialog cuts them off. */
export function PickerList({ box, anchor, options, items, label, isOpen }: PickerListProps) {
  const list = useRef<HTMLDivElement>(null);
  usePopover(list, anchor, isOpen);
  return (
    <div ref={list} className={styles.popover} popover="manual" hidden={!isOpen || undefined}>
      {isOpen && options.status !== 'ready' && (
        <p className={styles.state} role="status">
          {stateText(options)}
        </p>
      )}
      <ul
        className={styles.list}
        {...box.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item === moreItem ? item : item.hashcode}
              className={styles.option}
              data-highlighted={box.highlightedIndex === index || undefined}
              {...box.getItemProps({ item, index })}
            >
              {item === moreItem ? messages.loadMore : <RecordOption item={item} />}
            </li>
          ))}
      </ul>
    </div>
  );
}

function RecordOption({ item }: { item: Exclude<PickerItem, typeof moreItem> }) {
  const { title, subtitle } = item.qed_model;
  return (
    <>
      <RecordAvatar record={item} size="small" />
      <span className={styles.text}>
        {title}
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </>
  );
}

function stateText({ status, problem }: Options): string {
  if (status === 'failed') return problem?.message || messages.failed;
  return status === 'empty' ? messages.nothing : messages.loading;
}
