import { Button } from '@callboard/ui-kit/elements';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { messages } from '../messages';
import styles from './Form.module.css';
import type { FormProps } from './Form.types';

type FormActionsProps = Pick<FormProps, 'submitLabel' | 'onCancel' | 'onDirtyChange'>;

const subscription = { submitting: true };

/** The buttons at the end of a form. */
export function FormActions({ submitLabel = messages.save, onCancel, onDirtyChange }: FormActionsProps) {
  const form = useForm();
  const { submitting } = useFormState({ subscription });
  // A subscription, not the rendered state: the owner has to know before the next render, because the user can press Back first.
  useEffect(
    () => onDirtyChange && form.subscribe(({ dirty = false }) => onDirtyChange(dirty), { dirty: true }),
    [form, onDirtyChange],
  );
  return (
    <div className={styles.actions}>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
      {/* The field keeps the focus until the click: leaving it can show its error, which would move the button from under the pointer. */}
      <Button
        type="submit"
        variant="primary"
        isBusy={submitting}
        onMouseDown={(event) => event.preventDefault()}
      >
        {submitLabel}
      </Button>
    </div>
  );
}
