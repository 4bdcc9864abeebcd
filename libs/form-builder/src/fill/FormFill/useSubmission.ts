import { checkAnswers, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import type { FormHandle } from '@callboard/forms';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { submittedAnswers } from '../answers/sentAnswers';
import { focusConflicts } from '../autosave/focusConflicts';
import { firstError, type FormParts } from '../visible-fields/formParts';
import type { FormAutosave } from '../autosave/useAutosave';
import type { Pages } from '../pages/usePages';
import type { FormFillProps } from './FormFill.types';

export interface SubmissionOptions {
  formProps: FormFillProps;
  parts: FormParts;
  handle: FormHandle;
  formAutosave: FormAutosave;
  pages: Pages;
  form: RefObject<HTMLFormElement | null>;
  onSubmitBegin: () => void;
  submissionErrors: () => AnswerErrors | null;
  newerOfSubmit: () => Answers | undefined;
}

export interface Submission {
  isBusy: boolean;
  isDone: boolean;
  /** True if a submission was rejected before. */
  hasAttempted: boolean;
  run: () => Promise<void>;
}

/** Submits the answers once the running autosave has ended. If they are rejected, it opens the page of the first error. */
export function useSubmission(options: SubmissionOptions): Submission {
  const { formProps, parts, handle, formAutosave, pages, form } = options;
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [rejection, setRejection] = useState<AnswerErrors | null>(null);
  const latest = useRef(openError);

  useEffect(() => {
    latest.current = openError;
  });

  // Moves the focus in the document once the errors are rendered.
  useEffect(() => {
    if (rejection) latest.current(rejection);
  }, [rejection]);

  function openError(errors: AnswerErrors) {
    // A date outside its bounds is rejected by its own field, which the errors do not contain.
    const invalid = form.current?.querySelector<HTMLElement>('[data-field][data-invalid]')?.dataset['field'];
    const name = firstError(formProps.content, handle.values(), errors) ?? invalid;
    const page = name === undefined ? undefined : parts.pageOf(name);
    if (page === undefined) form.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus();
    else pages.open(page, name);
  }

  return {
    isBusy,
    isDone,
    hasAttempted: rejection !== null,
    async run() {
      if (isBusy) return;
      if (formAutosave.conflicts.length > 0) return focusConflicts(form.current);
      setBusy(true);
      options.onSubmitBegin();
      // A late autosave would change what was submitted.
      await formAutosave.autosave.pause();
      await handle.submit();
      setBusy(false);
      const errors = options.submissionErrors();
      if (errors === null) {
        formAutosave.finish();
        setDone(true);
        return;
      }
      formAutosave.autosave.resume();
      const newer = options.newerOfSubmit();
      if (newer) {
        formAutosave.receive(newer);
        return;
      }
      const { content, onFinish } = formProps;
      const stage = onFinish ? 'draft' : 'final';
      setRejection({
        ...checkAnswers(content, submittedAnswers(content, handle.values()), stage),
        ...errors,
      });
    },
  };
}
