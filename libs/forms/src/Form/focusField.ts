const focusable =
  'input:not([type="hidden"]), select, textarea, button, [contenteditable="true"], [tabindex="0"], [tabindex="-1"]';

/** Focuses the control of a field and scrolls to it. */
export function focusField(form: HTMLElement, name: string): void {
  const places = [...form.querySelectorAll<HTMLElement>('[data-field], [name]')];
  const place =
    places.find((each) => each.dataset['field'] === name) ??
    places.find((each) => each.getAttribute('name') === name);
  if (place) focusIn(place);
}

/** Focuses the first field with an error, in document order; else the error summary. */
export function focusFirstError(form: HTMLElement): void {
  const found =
    form.querySelector<HTMLElement>('[data-field][data-invalid], [aria-invalid="true"]') ??
    form.querySelector<HTMLElement>('[data-error-summary]');
  if (found) focusIn(found);
}

function focusIn(place: HTMLElement): void {
  const control = place.matches(`${focusable}, [data-error-summary]`) ? place : firstControl(place);
  control?.focus({ preventScroll: true });
  (control ?? place).scrollIntoView?.({ block: 'center' });
}

/** The invalid control, else the first focusable one; a group is used only when none of its controls can have the focus. */
function firstControl(place: HTMLElement): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => !each.matches(':disabled'),
  );
  const isGroup = (each: HTMLElement) => each.getAttribute('tabindex') === '-1';
  return (
    all.find((each) => each.getAttribute('aria-invalid') === 'true' && !isGroup(each)) ??
    all.find((each) => !isGroup(each)) ??
    all[0]
  );
}
