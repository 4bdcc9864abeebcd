/**
 * Scrolls a row of tabs sideways until the chosen one is in sight, and leaves it alone where that is so already. The page itself
 * is not scrolled.
 *
 * @example useEffect(() => bringIntoSight(list.current, '[aria-selected="true"]'), [value]);
 */
export function bringIntoSight(list: HTMLElement | null, chosen: string): void {
  const tab = list?.querySelector(chosen)?.getBoundingClientRect();
  if (!list || !tab) return;
  const sight = list.getBoundingClientRect();
  if (tab.left >= sight.left && tab.right <= sight.right) return;
  list.scrollLeft += (tab.left + tab.right - sight.left - sight.right) / 2;
}
