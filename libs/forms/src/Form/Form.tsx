import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { DraftAutosave } from '../drafts/DraftAutosave';
import { FormActions } from './FormActions';
import { FormCore } from './FormCore';
import { ErrorSummary } from './ErrorSummary';
import { FieldList } from './FieldList';
import { focusField, focusFirstError } from './focusField';
import styles from './Form.module.css';
import type { FormProps } from './Form.types';

/** A form with errors next to its fields and in a summary; a failed submit focuses the first of them (clause 5.13). */
export function Form(props: FormProps) {
  return (
    <FormCore {...props}>
      {(handleSubmit) => (
        <FormBody handleSubmit={handleSubmit} formProps={props}>
          {props.children ?? <FieldList definitions={props.definitions} />}
        </FormBody>
      )}
    </FormCore>
  );
}

interface FormBodyProps {
  handleSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  formProps: FormProps;
  children: ReactNode;
}

function FormBody({ handleSubmit, formProps, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // Moves the browser's focus, once the errors of an attempt are rendered.
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstError(form.current);
  }, [attempts]);
  const { focus } = formProps;
  // Moves the browser's focus to the field that the user came for.
  useEffect(() => {
    if (focus !== undefined && form.current) focusField(form.current, focus);
  }, [focus]);
  return (
    <form
      ref={form}
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void Promise.resolve(handleSubmit(event)).then(() => setAttempts((count) => count + 1));
      }}
    >
      {formProps.draft && <DraftAutosave draft={formProps.draft} />}
      <ErrorSummary definitions={formProps.definitions} />
      <div className={styles.fields}>{children}</div>
      <FormActions
        submitLabel={formProps.submitLabel}
        onCancel={formProps.onCancel}
        onDirtyChange={formProps.onDirtyChange}
      />
    </form>
  );
}
