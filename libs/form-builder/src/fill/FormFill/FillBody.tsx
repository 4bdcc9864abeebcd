import type { AnswerErrors, Answers } from '@callboard/domain/forms';
import { ErrorSummary, useFormHandle } from '@callboard/forms';
import { Banner } from '@callboard/ui-kit/layout';
import { useMemo, useRef, useState } from 'react';
import { messages } from '../../messages';
import { VisibleFieldsContext } from '../visible-fields/VisibleFieldsContext';
import { createValuesStore } from '../visible-fields/createValuesStore';
import { toVisibleParts, type FormParts } from '../visible-fields/formParts';
import { AnswerConflicts } from '../autosave/AnswerConflicts';
import { focusConflicts } from '../autosave/focusConflicts';
import { SaveStatus } from '../autosave/SaveStatus';
import { useAutosave } from '../autosave/useAutosave';
import { FillActions } from './FillActions';
import styles from './FormFill.module.css';
import type { FormFillProps } from './FormFill.types';
import { FillPages } from './FillPages';
import { useSubmission } from './useSubmission';
import { useFillPages } from './useFillPages';

export interface FillBodyProps {
  formProps: FormFillProps;
  parts: FormParts;
  onRejection: (fields: AnswerErrors, answers: Answers) => void;
  onSubmitBegin: () => void;
  /** The errors of the last submission; null if it succeeded. */
  submissionErrors: () => AnswerErrors | null;
  /** The answers that the last submission found saved elsewhere since. */
  newerOfSubmit: () => Answers | undefined;
}

/** The body of the form: steps, pages and actions. */
export function FillBody(props: FillBodyProps) {
  const { formProps, parts, onRejection, onSubmitBegin, submissionErrors, newerOfSubmit } = props;
  const { content, readOnly = false } = formProps;
  const handle = useFormHandle();
  const form = useRef<HTMLFormElement>(null);
  const visible = useMemo(
    () => createValuesStore(handle, (values) => toVisibleParts(content, values)),
    [handle, content],
  );
  const onKeep = readOnly ? undefined : formProps.onKeep;
  const formAutosave = useAutosave({ handle, content, onKeep, onRejection, draft: formProps.draft });
  const pages = useFillPages({ formProps, parts, visible, form });
  const [isLeaving, setLeaving] = useState(false);
  const submission = useSubmission({
    formProps,
    parts,
    handle,
    formAutosave,
    pages,
    form,
    onSubmitBegin,
    submissionErrors,
    newerOfSubmit,
  });

  async function leave(go: (() => void) | undefined) {
    setLeaving(true);
    const isSaved = onKeep === undefined || (await formAutosave.autosave.flush());
    setLeaving(false);
    if (isSaved) go?.();
    else focusConflicts(form.current);
  }

  function open(page: string, field?: string) {
    void formAutosave.autosave.flush();
    pages.open(page, field);
  }

  if (submission.isDone && !formProps.onFinish) return <Banner kind="success" title={messages.submitted} />;
  return (
    <VisibleFieldsContext value={visible}>
      <form
        ref={form}
        className={styles.frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          // Enter in a field does the same as the submit button.
          if (pages.next !== undefined) open(pages.next);
          else if (!readOnly) void submission.run();
        }}
      >
        <FillPages
          formProps={formProps}
          parts={parts}
          handle={handle}
          pages={pages}
          onOpen={open}
          hasAttempted={submission.hasAttempted}
          summary={
            <>
              {formAutosave.conflicts.length > 0 && <AnswerConflicts formAutosave={formAutosave} />}
              <ErrorSummary
                definitions={parts.definitions}
                onFind={(name) => open(parts.pageOf(name) ?? pages.current, name)}
              />
            </>
          }
          actions={
            <FillActions
              pages={pages}
              isReadOnly={readOnly}
              isBusy={submission.isBusy}
              isLeaving={isLeaving}
              onOpen={open}
              isFinishing={formProps.onFinish !== undefined}
              onBack={formProps.onBack && (() => void leave(formProps.onBack))}
              onLeave={formProps.onLeave && (() => void leave(formProps.onLeave))}
              status={onKeep && <SaveStatus formAutosave={formAutosave} savedAt={formProps.savedAt} />}
            />
          }
        />
      </form>
    </VisibleFieldsContext>
  );
}
