import type { FormContent } from '@callboard/api-contract/forms';
import type { AnswerErrors, Answers } from '@callboard/domain/forms';
import { Banner } from '@callboard/ui-kit/layout';
import { useId } from 'react';
import { messages } from '../../messages';
import { FormAnswers } from '../../review/FormAnswers/FormAnswers';
import styles from './FillPage.module.css';
import { reviewPage } from './reviewPage';

export interface ReviewStepProps {
  content: FormContent;
  answers: Answers;
  errors: AnswerErrors;
  onChange: (page: string) => void;
}

/** The last step: all answers, for a review before they are submitted. */
export function ReviewStep({ content, answers, errors, onChange }: ReviewStepProps) {
  const id = useId();
  const count = Object.keys(errors).length;
  return (
    <section className={styles.page} aria-labelledby={id} tabIndex={-1} data-page={reviewPage}>
      <h2 className={styles.title} id={id}>
        {messages.review}
      </h2>
      {count > 0 ? (
        <Banner kind="warning">{messages.wrong(count)}</Banner>
      ) : (
        <p className={styles.help}>{messages.reviewHint}</p>
      )}
      <FormAnswers content={content} answers={answers} errors={errors} onChange={onChange} headingLevel={3} />
    </section>
  );
}
