import type { FormContent } from '@callboard/api-contract/forms';
import { checkAnswers, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import { FormCore, isSameValue, type FieldComponents, type SubmitFailure } from '@callboard/forms';
import { useCallback, useMemo, useRef, useState } from 'react';
import { messages } from '../../messages';
import { answerOf, firstAnswers, handedAnswers } from '../answers/sentAnswers';
import { toFormParts } from '../asked/formParts';
import { fileControls } from '../files/fileControls';
import type { KeepOutcome } from '../keep/createKeeper';
import { FillBody } from './FillBody';

export interface FormFillProps {
  content: FormContent;
  /** The answers at the start; later ones do not replace what is typed. */
  answers: Answers;
  /** Keeps what is typed, also what is not complete; without it nothing is kept until it is handed in. */
  onKeep?: ((answers: Answers) => Promise<KeepOutcome>) | undefined;
  /** Takes the answers that are asked for; resolves to undefined when it went well. */
  onHandIn?: ((answers: Answers) => Promise<SubmitFailure | undefined>) | undefined;
  /** Leaves the form, once what is typed is kept. */
  onLeave?: (() => void) | undefined;
  /** Shows the answers in their pages and takes no others. @default false */
  readOnly?: boolean | undefined;
  /** Controls of one's own by kind, beside those of files. */
  fieldComponents?: FieldComponents | undefined;
  /** When the answers were kept last, as an instant. */
  savedAt?: string | null | undefined;
  /** The id of the page that is open; another one opens that page. */
  initialPage?: string | undefined;
  /** Told the id of the page that is open, for the address of the browser. */
  onPageChange?: ((page: string) => void) | undefined;
}

/** What was refused, and the answers that it was said of. */
interface Refusal {
  fields: AnswerErrors;
  answers: Answers;
}

/**
 * Fills a form in, page by page: parts come and go with the answers, what is typed is kept by itself, and at the end all answers are
 * read once more before they are handed in.
 *
 * @example
 * <FormFill content={edition.content} answers={instance.answers} onKeep={keep} onHandIn={handIn} onLeave={goBack} />
 */
export function FormFill(props: FormFillProps) {
  const { content, readOnly = false, onHandIn } = props;
  const [initialValues] = useState(() => firstAnswers(content, props.answers));
  const parts = useMemo(() => toFormParts(content, readOnly), [content, readOnly]);
  const components = useMemo(() => ({ ...fileControls, ...props.fieldComponents }), [props.fieldComponents]);
  const [stage, setStage] = useState<'draft' | 'final'>('draft');
  const [refusal, setRefusal] = useState<Refusal>();
  const faults = useRef<AnswerErrors | null>(null);

  const onRefusal = useCallback((fields: AnswerErrors, answers: Answers) => {
    setRefusal(Object.keys(fields).length > 0 ? { fields, answers } : undefined);
  }, []);

  async function handIn(values: Answers): Promise<SubmitFailure | undefined> {
    const answers = handedAnswers(content, values);
    const own = checkAnswers(content, answers, 'final');
    const failure: SubmitFailure | undefined =
      Object.keys(own).length > 0
        ? { message: messages.notComplete, fields: own }
        : await onHandIn?.(answers).catch(() => ({ message: messages.notHandedIn }));
    faults.current = failure ? (failure.fields ?? {}) : null;
    return failure;
  }

  return (
    <FormCore
      definitions={parts.definitions}
      initialValues={initialValues}
      validate={(values) => ({ ...stillRefused(refusal, values), ...checkAnswers(content, values, stage) })}
      onSubmit={handIn}
      fieldComponents={components}
    >
      {() => (
        <FillBody
          formProps={props}
          parts={parts}
          onRefusal={onRefusal}
          onHandInBegin={() => {
            setStage('final');
            faults.current = {};
          }}
          faultsOfHandIn={() => faults.current}
        />
      )}
    </FormCore>
  );
}

/** The server's word about an answer holds until that answer is another. */
function stillRefused(refusal: Refusal | undefined, values: Answers): AnswerErrors {
  if (!refusal) return {};
  const { fields, answers } = refusal;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isSameValue(answerOf(values, name), answerOf(answers, name))),
  );
}
