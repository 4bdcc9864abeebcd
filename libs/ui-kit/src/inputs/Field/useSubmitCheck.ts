import { useEffect, useState, type SyntheticEvent } from 'react';
import { focusInvalid } from './focusInvalid';

export interface SubmitCheck {
  /** True after the first submit: fields show their errors, also that they are empty. */
  isChecked: boolean;
  /** Checks the form or dialog of a submit or a click, and focuses its first invalid field once the errors are rendered. */
  check: (event: SyntheticEvent<Element>) => void;
  /** Hides the errors again, for the next record. */
  reset: () => void;
}

/**
 * The submit state of a short form that has no form library.
 * @example
 * const { isChecked, check } = useSubmitCheck();
 * <Button onClick={(event) => { check(event); if (typeof float === 'number') onSave(float); }}>
 */
export function useSubmitCheck(): SubmitCheck {
  const [submit, setSubmit] = useState<{ place: Element | null }>();

  // Moves the browser's focus.
  useEffect(() => {
    if (submit?.place) focusInvalid(submit.place);
  }, [submit]);

  return {
    isChecked: submit !== undefined,
    check: ({ currentTarget }) => setSubmit({ place: currentTarget.closest('form, dialog') }),
    reset: () => setSubmit(undefined),
  };
}
