import { Banner } from '@callboard/ui-kit';
import { useFormState } from 'react-final-form';
import type { FieldDefinition } from '../definition';
import { messages } from '../messages';
import styles from './Form.module.css';

const subscription = {
  submitFailed: true,
  errors: true,
  error: true,
  submitErrors: true,
  submitError: true,
  dirtySinceLastSubmit: true,
};

/** After a submit that failed: what is wrong, each line naming its field. */
export function ErrorSummary({ definitions }: { definitions: readonly FieldDefinition[] }) {
  const state = useFormState({ subscription });
  if (!state.submitFailed) return null;
  const fromServer = state.dirtySinceLastSubmit ? {} : state.submitErrors;
  const byField = { ...fromServer, ...state.errors };
  const general = [state.error, state.dirtySinceLastSubmit ? undefined : state.submitError].filter(isText);
  const lines = definitions.flatMap(({ name, label }) =>
    isText(byField[name]) ? [{ name, label, text: byField[name] }] : [],
  );
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
              <strong>{label}</strong> {text}
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
