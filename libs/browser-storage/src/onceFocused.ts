/**
 * Calls the listener once, as soon as the user can be reading the page: it is visible, and its window has the focus. A window next to the
 * one that is worked in is visible without being read.
 *
 * The focus is checked every so often, because no event covers it: when a frame in the page has the focus and another window takes it,
 * the page is not notified.
 *
 * @returns the function that stops the check
 * @example useEffect(() => onceFocused(limits.focusCheckMs, markAsRead), [markAsRead]);
 */
export function onceFocused(checkMs: number, listener: () => void): () => void {
  const isFocused = () => document.visibilityState === 'visible' && document.hasFocus();
  if (isFocused()) {
    listener();
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (!isFocused()) return;
    clearInterval(timer);
    listener();
  }, checkMs);
  return () => clearInterval(timer);
}
