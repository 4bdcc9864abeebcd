import type { FormContent } from '@callboard/api-contract/forms';
import { checkAnswers, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import {
  FormCore,
  isSameValue,
  type FieldComponents,
  type FormDraft,
  type SubmitFailure,
} from '@callboard/forms';
import { useCallback, useRef, useState } from 'react';
import { messages } from '../../messages';
import { answerOf, firstAnswers, submittedAnswers } from '../answers/sentAnswers';
import { toFormParts } from '../visible-fields/formParts';
import { fileControls } from '../../kinds/questionKinds';
import type { SaveOutcome } from '../autosave/createAutosave';
import { FillBody } from './FillBody';

export interface FormFillProps {
  content: FormContent;
  /** The initial answers; later changes of this prop are ignored. */
  answers: Answers;
  /** Saves a draft, which can be incomplete. Without it there is no autosave. */
  onKeep?: ((answers: Answers) => Promise<SaveOutcome>) | undefined;
  /** Stores what is not saved yet, so that it survives a reload. It is restored when the form mounts. */
  draft?: FormDraft | undefined;
  /** Submits the answers of visible fields; resolves to undefined on success. */
  onHandIn?: ((answers: Answers) => Promise<HandInFailure | undefined>) | undefined;
  /** Ends the form after its last page in place of a review and a submission: answers can be missing, but none can be invalid. */
  onFinish?: ((answers: Answers) => Promise<HandInFailure | undefined>) | undefined;
  /** Goes back from the first page; called once the draft is saved. */
  onBack?: (() => void) | undefined;
  /** Leaves the form; called once the draft is saved. */
  onLeave?: (() => void) | undefined;
  /** Shows the pages with their answers read-only. @default false */
  readOnly?: boolean | undefined;
  /** Custom controls by kind, in addition to those for files. */
  fieldComponents?: FieldComponents | undefined;
  /** When the answers were last saved, as an ISO instant. */
  savedAt?: string | null | undefined;
  /** The id of the open page. A change of this prop opens that page. */
  initialPage?: string | undefined;
  /** Called with the id of the page that was opened, for example to store it in the URL. */
  onPageChange?: ((page: string) => void) | undefined;
}

/** Why a submission failed; `newer` are the answers that were saved elsewhere since the last save. */
export type HandInFailure = SubmitFailure & { newer?: Answers };

/** The errors of the server and the answers that they belong to. */
interface Rejection {
  fields: AnswerErrors;
  answers: Answers;
}

/**
 * Fills in a form page by page. Answers show and hide parts, drafts are saved automatically, and a review precedes the submission.
 *
 * @example
 * <FormFill content={version.content} answers={instance.answers} onKeep={saveDraft} onHandIn={submit} onLeave={goBack} />
 */
export function FormFill(props: FormFillProps) {
  const { content, readOnly = false, onFinish, onHandIn } = props;
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
    const failure: HandInFailure | undefined =
      Object.keys(errors).length > 0
        ? { message: messages.notComplete, fields: errors }
        : await (onFinish ?? onHandIn)?.(answers).catch(() => ({ message: messages.notSubmitted }));
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
          onHandInBegin={() => {
            if (!onFinish) setStage('final');
            submitErrors.current = {};
          }}
          submissionErrors={() => submitErrors.current}
          newerOfHandIn={() => newer.current}
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
