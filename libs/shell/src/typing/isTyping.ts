const switches: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit', 'range']);

/** Checks whether a key press is text input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('textarea, select, [role="textbox"]') !== null) return true;
  return target instanceof HTMLInputElement && !switches.has(target.type);
}
