interface ListItem {
  label: string;
  disabled?: boolean | undefined;
}

/**
 * The position that a key moves to in a list of items, or undefined when the key does not move: arrows wrap around
 * at the ends, a letter moves to the next item that starts with it.
 */
export function nextItem(items: readonly ListItem[], current: number, key: string): number | undefined {
  const open = items.flatMap((item, index) => (item.disabled === true ? [] : [index]));
  if (open.length === 0) return undefined;
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  if (key === 'ArrowDown') return open.find((index) => index > current) ?? open[0];
  if (key === 'ArrowUp') return open.findLast((index) => index < current) ?? open.at(-1);
  if (Array.from(key).length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const matches = open.filter((index) => items[index]?.label.toLocaleLowerCase().startsWith(letter));
  return matches.find((index) => index > current) ?? matches[0];
}
