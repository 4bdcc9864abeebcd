/**
 * Calls the listener when the page becomes visible or hidden. Becoming hidden is the last event that a page reliably receives before it
 * is closed.
 *
 * @returns the function that removes the listener
 * @example const stop = onVisibilityChange((isVisible) => { if (!isVisible) flush(); });
 */
export function onVisibilityChange(listener: (isVisible: boolean) => void): () => void {
  const notify = () => listener(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
