import { collections } from '@callboard/api-client/collections';
import { editableAnswerStatuses } from '@callboard/api-contract/forms';
import type { EnteringForm } from '@callboard/api-contract/tasks';
import { FormAnswers } from '../review/FormAnswers/FormAnswers';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { AnswerForm } from './AnswerForm';
import { formMessages } from './formMessages';
import { messages as words } from '../messages';
import styles from './FormStep.module.css';

export interface FormStepProps {
  entry: string;
  form: EnteringForm;
  onNext: () => void;
  onBack: () => void;
}

/** A form as a step of entering: saved while the user types, continued on another device, and submitted with the entry. */
export function FormStep({ entry, form, onNext, onBack }: FormStepProps) {
  const { task, definition } = form;
  // Form as it was stored when the step was opened: later saves on this device must not mount the form again.
  const [{ edition, answer }] = useState(form);
  const [hasBegun, setBegun] = useState(false);
  const version = collections.formEditions.useGet(edition);
  const stored = collections.formInstances.useGet(answer?.hashcode);
  const content = version.data?.content;
  const isReady = content != null && (answer === null || hasBegun || stored.data !== undefined);
  const isOpen = answer === null || editableAnswerStatuses.some((status) => status === stored.data?.status);
  return (
    <Card title={task.title}>
      <QueryView
        query={{
          value: isReady ? { content, begun: stored.data ?? null } : undefined,
          problem: version.problem ?? stored.problem,
          isLoading: version.isLoading || stored.isLoading,
          retry: () => {
            version.refetch();
            stored.refetch();
          },
        }}
        loading={<Skeleton lines={8} />}
      >
        {(ready) =>
          isOpen ? (
            <Stack>
              {ready.begun?.status === 'change_requested' && (
                <Banner kind="warning" title={formMessages.changeWanted}>
                  {ready.begun.comment}
                </Banner>
              )}
              <AnswerForm
                content={ready.content}
                begun={ready.begun}
                begins={{ definition, task: task.hashcode, entry }}
                onBegin={() => setBegun(true)}
                step={{ onNext, onBack }}
              />
            </Stack>
          ) : (
            <Stack>
              <FormAnswers content={ready.content} answers={ready.begun?.answers ?? {}} />
              <div className={styles.actions}>
                <Button onClick={onBack}>{words.back}</Button>
                <Button variant="primary" onClick={onNext}>
                  {words.next}
                </Button>
              </div>
            </Stack>
          )
        }
      </QueryView>
    </Card>
  );
}
