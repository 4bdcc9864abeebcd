import { Icon } from '@callboard/ui-kit/elements';
import { memo } from 'react';
import { messages } from '../messages';
import { RecordAvatar } from '../RecordAvatar/RecordAvatar';
import type { Choice } from './rows';
import styles from './list.module.css';

export interface OptionRowProps {
  choice: Choice;
  id: string;
  /** Its place among those that can be chosen. */
  index: number;
  count: number;
  isHighlighted: boolean;
  isChosen: boolean;
  isBusy: boolean;
}

/** One choice. Drawn again only when something of its own changes: a letter concerns a thousand of them. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { choice, id, index, count, isHighlighted, isChosen, isBusy } = props;
  return (
    <li
      id={id}
      role="option"
      className={styles.option}
      data-index={index}
      data-kind={choice.kind}
      data-highlighted={isHighlighted || undefined}
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-busy={isBusy || undefined}
      aria-description={choice.kind === 'option' ? choice.group : undefined}
    >
      {choice.kind === 'option' ? <Option choice={choice} /> : <span>{textOf(choice, isBusy)}</span>}
      {isChosen && <Icon name="check" size="small" />}
    </li>
  );
});

function Option({ choice }: { choice: Extract<Choice, { kind: 'option' }> }) {
  const { title, subtitle } = choice.record.qed_model;
  return (
    <>
      <RecordAvatar record={choice.record} size="small" />
      <span className={styles.text}>
        <span>{title}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </>
  );
}

function textOf(choice: Exclude<Choice, { kind: 'option' }>, isBusy: boolean): string {
  switch (choice.kind) {
    case 'more':
      return isBusy ? messages.loading : messages.loadMore;
    case 'retry':
      return messages.retry;
    case 'add':
      return choice.isSure ? messages.addAnyway(choice.name) : messages.add(choice.name);
    default:
      return choice satisfies never;
  }
}
