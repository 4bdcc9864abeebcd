interface TabStop {
  id: string;
  disabled?: boolean | undefined;
}

/** The tab that a key moves to, or undefined when the key does not move. Wraps around at the ends. */
export function nextTab<T extends TabStop>(
  tabs: readonly T[],
  current: string,
  key: string,
  isRightToLeft: boolean,
): T | undefined {
  const open = tabs.filter((tab) => tab.disabled !== true);
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key !== forward && key !== backward) return undefined;
  const at = open.findIndex((tab) => tab.id === current);
  return open.at((at + (key === forward ? 1 : -1)) % open.length);
}
