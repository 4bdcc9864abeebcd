import { Icon } from '@callboard/ui-kit/elements';
import { memo } from 'react';
import { messages } from '../messages';
import { RecordAvatar } from '../RecordAvatar/RecordAvatar';
import type { Item } from './rows';
import styles from './list.module.css';

export interface OptionRowProps {
  item: Item;
  id: string;
  /** Its index among the selectable rows. */
  index: number;
  count: number;
  isHighlighted: boolean;
  isSelected: boolean;
  isBusy: boolean;
}

/** One selectable row. Memoised, because a keystroke can re-render a thousand of them. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { item, id, index, count, isHighlighted, isSelected, isBusy } = props;
  return (
    <li
      id={id}
      role="option"
      className={styles.option}
      data-index={index}
      data-kind={item.kind}
      data-highlighted={isHighlighted || undefined}
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-busy={isBusy || undefined}
      aria-description={item.kind === 'option' ? item.group : undefined}
    >
      {item.kind === 'option' ? <Option item={item} /> : <span>{textOf(item, isBusy)}</span>}
      {isSelected && <Icon name="check" size="small" />}
    </li>
  );
});

function Option({ item }: { item: Extract<Item, { kind: 'option' }> }) {
  const { title, subtitle } = item.record.qed_model;
  return (
    <>
      <RecordAvatar record={item.record} size="small" />
      <span className={styles.text}>
        <span>{title}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </>
  );
}

function textOf(item: Exclude<Item, { kind: 'option' }>, isBusy: boolean): string {
  switch (item.kind) {
    case 'more':
      return isBusy ? messages.loading : messages.loadMore;
    case 'retry':
      return messages.retry;
    case 'add':
      return item.isSure ? messages.addAnyway(item.name) : messages.add(item.name);
    default:
      return item satisfies never;
  }
}
