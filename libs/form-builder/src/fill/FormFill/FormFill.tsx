import { checkAnswers, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import { FormCore, isSameValue, type SubmitFailure } from '@callboard/forms';
import { useCallback, useRef, useState } from 'react';
import { messages } from '../../messages';
import { answerOf, firstAnswers, submittedAnswers } from '../answers/sentAnswers';
import { toFormParts } from '../visible-fields/formParts';
import { fileControls } from '../../kinds/questionKinds';
import { FillBody } from './FillBody';
import type { FormFillProps, FillFailure } from './FormFill.types';

/** The errors of the server and the answers that they belong to. */
interface Rejection {
  fields: AnswerErrors;
  answers: Answers;
}

/**
 * Fills in a form page by page. Answers show and hide parts, drafts are saved automatically, and a review precedes the submission.
 *
 * @example
 * <FormFill content={version.content} answers={instance.answers} onKeep={saveDraft} onSubmit={submit} onLeave={goBack} />
 */
export function FormFill(props: FormFillProps) {
  const { content, readOnly = false, onFinish, onSubmit } = props;
  const [initialValues] = useState(() => firstAnswers(content, props.answers));
  const parts = toFormParts(content, readOnly);
  const components = { ...fileControls, ...props.fieldComponents };
  const [stage, setStage] = useState<'draft' | 'final'>('draft');
  const [rejection, setRejection] = useState<Rejection>();
  const submitErrors = useRef<AnswerErrors | null>(null);
  const newer = useRef<Answers>(undefined);

  const onRejection = useCallback((fields: AnswerErrors, answers: Answers) => {
    setRejection(Object.keys(fields).length > 0 ? { fields, answers } : undefined);
  }, []);

  async function submit(values: Answers): Promise<SubmitFailure | undefined> {
    const answers = submittedAnswers(content, values);
    const errors = checkAnswers(content, answers, onFinish ? 'draft' : 'final');
    const failure: FillFailure | undefined =
      Object.keys(errors).length > 0
        ? { message: messages.notComplete, fields: errors }
        : await (onFinish ?? onSubmit)?.(answers).catch(() => ({ message: messages.notSubmitted }));
    newer.current = failure?.newer;
    submitErrors.current = failure ? (failure.fields ?? {}) : null;
    return failure;
  }

  return (
    <FormCore
      definitions={parts.definitions}
      initialValues={initialValues}
      validate={(values) => ({
        ...stillRejected(rejection, values),
        ...checkAnswers(content, values, stage),
      })}
      onSubmit={submit}
      fieldComponents={components}
    >
      {() => (
        <FillBody
          formProps={props}
          parts={parts}
          onRejection={onRejection}
          onSubmitBegin={() => {
            if (!onFinish) setStage('final');
            submitErrors.current = {};
          }}
          submissionErrors={() => submitErrors.current}
          newerOfSubmit={() => newer.current}
        />
      )}
    </FormCore>
  );
}

/** The errors of the server for answers that have not changed since. */
function stillRejected(rejection: Rejection | undefined, values: Answers): AnswerErrors {
  if (!rejection) return {};
  const { fields, answers } = rejection;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isSameValue(answerOf(values, name), answerOf(answers, name))),
  );
}
