/**
 * Tells whenever the page comes into sight or is put away. Being put away is the last moment in which a page that is then closed
 * surely runs. Answers how to stop.
 *
 * @example const stop = onSight((isInSight) => { if (!isInSight) flush(); });
 */
export function onSight(listener: (isInSight: boolean) => void): () => void {
  const tell = () => listener(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
