import { Avatar, toTone } from '@callboard/ui-kit';
import type { UseComboboxReturnValue } from 'downshift';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { messages } from '../messages';
import { moreItem, type PickerItem } from './RecordPicker';
import styles from './RecordPicker.module.css';
import type { Options } from './useOptions';

export interface PickerListProps {
  box: UseComboboxReturnValue<PickerItem>;
  input: RefObject<HTMLInputElement | null>;
  options: Options;
  items: readonly PickerItem[];
  label: string;
  isOpen: boolean;
}

/** The choices under a picker, in the browser's top layer so that no dialog cuts them off. */
export function PickerList({ box, input, options, items, label, isOpen }: PickerListProps) {
  const list = useRef<HTMLDivElement>(null);
  usePopover(list, input, isOpen);
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
  const { title, subtitle, avatar } = item.qed_model;
  return (
    <>
      <Avatar
        size="small"
        placeholder={avatar.placeholder}
        image={avatar.image?.url}
        icon={avatar.icon}
        shape={avatar.shape}
        tone={toTone(avatar.color)}
      />
      <span className={styles.text}>
        {title}
        {subtitle !== '' && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </>
  );
}

function stateText({ status, problem }: Options): string {
  if (status === 'failed') return problem?.message || messages.failed;
  return status === 'empty' ? messages.nothing : messages.loading;
}

/** Shows the list in the top layer, under the input or above it where there is more room. */
function usePopover(
  list: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  // Synchronises with the browser's top layer and the measured box. A DOM without popovers (jsdom) shows it in place.
  useLayoutEffect(() => {
    const [popover, anchor] = [list.current, input.current];
    if (!isOpen || !popover || !anchor || typeof popover.showPopover !== 'function') return undefined;
    popover.showPopover();
    const place = () => {
      const box = anchor.getBoundingClientRect();
      const below = window.innerHeight - box.bottom - 8;
      const isBelow = below >= Math.min(200, box.top);
      popover.style.left = `${box.left}px`;
      popover.style.width = `${Math.max(box.width, 240)}px`;
      popover.style.maxHeight = `${Math.min(360, isBelow ? below : box.top - 8)}px`;
      popover.style.top = isBelow ? `${box.bottom + 4}px` : 'auto';
      popover.style.bottom = isBelow ? 'auto' : `${window.innerHeight - box.top + 4}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      popover.hidePopover();
    };
  }, [list, input, isOpen]);
}
