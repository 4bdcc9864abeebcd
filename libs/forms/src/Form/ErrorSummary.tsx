import { Banner } from '@callboard/ui-kit/layout';
import { Link } from '@callboard/ui-kit/navigation';
import { useFormState } from 'react-final-form';
import type { FieldDefinition } from '../definition';
import { messages } from '../messages';
import { errorLines } from './errorLines';
import { focusField } from './focusField';
import styles from './Form.module.css';

const subscription = {
  submitFailed: true,
  errors: true,
  error: true,
  submitErrors: true,
  submitError: true,
  dirtySinceLastSubmit: true,
};

export interface ErrorSummaryProps {
  /** The fields, in order. */
  definitions: readonly FieldDefinition[];
  /** Shows a field that can be on another page. Default: moves the focus to the field. */
  onFind?: ((name: string) => void) | undefined;
}

/** The errors of a failed submit, each with a link to its field. */
export function ErrorSummary({ definitions, onFind }: ErrorSummaryProps) {
  const state = useFormState({ subscription });
  if (!state.submitFailed) return null;
  const fromServer = state.dirtySinceLastSubmit ? {} : (state.submitErrors ?? {});
  const general = [state.error, state.dirtySinceLastSubmit ? undefined : state.submitError].filter(isText);
  const lines = errorLines(definitions, [state.errors ?? {}, fromServer]);
  const count = general.length + lines.length;
  if (count === 0) return null;
  return (
    <div className={styles.summary} data-error-summary tabIndex={-1}>
      <Banner kind="error" title={messages.errorTitle(count)}>
        <ul className={styles.summaryList} role="list">
          {general.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {lines.map(({ name, label, text }) => (
            <li key={name}>
              <Link
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  const form = event.currentTarget.closest('form');
                  if (onFind) onFind(name);
                  else if (form) focusField(form, name);
                }}
              >
                {label}
              </Link>{' '}
              {text}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
