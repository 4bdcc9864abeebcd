import { PlainForm, type PlainErrors, type PlainField, type PlainValues } from '@callboard/forms/plain';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { accountMessages as words } from './accountMessages';
import styles from './account.module.css';

export interface PasswordDialogProps {
  /** The heading: the action that needs the password. */
  title: string;
  /** Why the password is needed. */
  text?: string | undefined;
  /** The text of the main button. @default 'Continue' */
  submitLabel?: string | undefined;
  /** Another field, in addition to the password. */
  fields?: readonly PlainField[] | undefined;
  /** Resolves to the errors by field. */
  onSubmit: (values: PlainValues & { password: string }) => Promise<PlainErrors | undefined>;
  /** Called when the user closes it without submitting. */
  onClose: () => void;
}

/** Asks for the password before an action for which an open session is not enough. */
export function PasswordDialog({
  title,
  text,
  submitLabel,
  fields = [],
  onSubmit,
  onClose,
}: PasswordDialogProps) {
  const password: PlainField = {
    name: 'password',
    label: words.yourPassword,
    type: 'password',
    autoComplete: 'current-password',
  };
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <PlainForm
        fields={[...fields, password]}
        submitLabel={submitLabel ?? words.goOn}
        onSubmit={(values) => onSubmit({ ...values, password: values['password'] ?? '' })}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        <p className={styles.note}>{text ?? words.confirmYou}</p>
      </PlainForm>
    </Dialog>
  );
}
