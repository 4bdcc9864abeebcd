const checks = new Set<() => boolean>();

/**
 * Registers work that a reload would lose or cut off: a form with changes, an upload, a write that is being sent.
 *
 * @param isUnsaved called before every reload that the user has not requested
 * @returns the function that removes it
 * @example useEffect(() => addUnsavedWork(() => isDirty.current), []);
 */
export function addUnsavedWork(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved);
  return () => checks.delete(isUnsaved);
}

/** True if a reload would lose or cut off work. The app must not reload the page by itself while there is any. */
export function hasUnsavedWork(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}
