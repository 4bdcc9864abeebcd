/**
 * Focuses the first invalid control of the page or a part of it, so that Save or Sign can refuse and say where.
 *
 * @returns whether there is one
 */
export function focusInvalid(within: Element = document.body): boolean {
  const control = within.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.focus();
  return control !== null;
}
