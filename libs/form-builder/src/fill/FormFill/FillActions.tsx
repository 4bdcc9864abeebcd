import { Button } from '@callboard/ui-kit/elements';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { reviewPage } from '../pages/reviewPage';
import type { Pages } from '../pages/usePages';
import styles from './FormFill.module.css';

export interface FillActionsProps {
  pages: Pages;
  isReadOnly: boolean;
  isBusy: boolean;
  isLeaving: boolean;
  /** The last page leads on, in place of a submission. */
  isFinishing: boolean;
  onOpen: (page: string) => void;
  /** Goes back from the first page. */
  onBack: (() => void) | undefined;
  onLeave: (() => void) | undefined;
  /** The autosave status. */
  status: ReactNode;
}

/** The navigation buttons of a page and the autosave status. */
export function FillActions({
  pages,
  isReadOnly,
  isBusy,
  isLeaving,
  isFinishing,
  onOpen,
  onBack,
  onLeave,
  status,
}: FillActionsProps) {
  const { previous, next, visited } = pages;
  const canReview = visited.has(reviewPage) && next !== undefined && next !== reviewPage;
  return (
    <div className={styles.actions}>
      <div className={styles.status}>{status}</div>
      <div className={styles.buttons}>
        {onLeave && !isReadOnly && (
          <Button variant="quiet" isBusy={isLeaving} onClick={onLeave}>
            {messages.continueLater}
          </Button>
        )}
        {previous !== undefined && <Button onClick={() => onOpen(previous)}>{messages.back}</Button>}
        {previous === undefined && onBack && (
          <Button isBusy={isLeaving} onClick={onBack}>
            {messages.back}
          </Button>
        )}
        {canReview && <Button onClick={() => onOpen(reviewPage)}>{messages.toReview}</Button>}
        {next !== undefined && (
          <Button type="submit" variant="primary">
            {messages.next}
          </Button>
        )}
        {next === undefined && !isReadOnly && (
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isFinishing ? messages.next : messages.submit}
          </Button>
        )}
      </div>
    </div>
  );
}
