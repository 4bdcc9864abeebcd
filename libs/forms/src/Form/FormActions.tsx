import { Button } from '@callboard/ui-kit';
import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { messages } from '../messages';
import styles from './Form.module.css';
import type { FormProps } from './Form';

type FormActionsProps = Pick<FormProps, 'submitLabel' | 'onCancel' | 'onDirtyChange'>;

const subscription = { submitting: true, dirty: true };

/** The buttons at the end of a form. */
export function FormActions({ submitLabel = messages.save, onCancel, onDirtyChange }: FormActionsProps) {
  const { submitting, dirty = false } = useFormState({ subscription });
  // Tells the owner of the form, which lives outside of final-form.
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);
  return (
    <div className={styles.actions}>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
      <Button type="submit" variant="primary" isBusy={submitting}>
        {submitLabel}
      </Button>
    </div>
  );
}
