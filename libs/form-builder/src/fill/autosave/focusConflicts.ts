/** Moves the focus to the answers that the user has to select among; nowhere when there are none. */
export function focusConflicts(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-answer-conflicts]')?.focus();
}
