import type { FormContent } from '@callboard/api-contract/forms';
import { checkAnswers } from '@callboard/domain/forms';
import type { FormHandle } from '@callboard/forms';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { FormParts } from '../visible-fields/formParts';
import { submittedAnswers } from '../answers/sentAnswers';
import { FillPage } from '../pages/FillPage';
import { FillSteps } from '../pages/FillSteps';
import { ReviewStep } from '../pages/ReviewStep';
import { reviewPage } from '../pages/reviewPage';
import type { Pages } from '../pages/usePages';
import { useSteps } from '../pages/useSteps';
import styles from './FormFill.module.css';
import type { FormFillProps } from './FormFill.types';

export interface FillPagesProps {
  formProps: FormFillProps;
  parts: FormParts;
  handle: FormHandle;
  pages: Pages & { all: readonly string[] };
  onOpen: (page: string, field?: string) => void;
  /** True if a submission was rejected before. */
  hasAttempted: boolean;
  summary: ReactNode;
  actions: ReactNode;
}

/** The steps, and all pages that were opened. Only the current page is visible. */
export function FillPages(props: FillPagesProps) {
  const { formProps, parts, handle, pages, onOpen, hasAttempted } = props;
  const { content, readOnly = false } = formProps;
  const steps = useSteps({ handle, content, steps: pages.all, pages, isReadOnly: readOnly, hasAttempted });
  const isReview = pages.current === reviewPage;
  return (
    <div className={styles.columns}>
      {pages.all.length > 1 && (
        <FillSteps steps={steps} current={pages.current} onStepChange={(step) => onOpen(step)} />
      )}
      <div className={styles.main}>
        {props.summary}
        {content.pages
          .filter(({ id }) => pages.visited.has(id))
          .map((page) => (
            <FillPage key={page.id} page={page} parts={parts} isHidden={page.id !== pages.current} />
          ))}
        {isReview && <Review content={content} handle={handle} onOpen={onOpen} />}
        {props.actions}
      </div>
    </div>
  );
}

/** The review of what is in the form now: answers that were saved elsewhere can still come in. */
function Review({
  content,
  handle,
  onOpen,
}: Pick<FillPagesProps, 'handle' | 'onOpen'> & { content: FormContent }) {
  const answers = submittedAnswers(content, useSyncExternalStore(handle.onValues, handle.values));
  return (
    <ReviewStep
      content={content}
      answers={answers}
      errors={checkAnswers(content, answers, 'final')}
      onChange={onOpen}
    />
  );
}
