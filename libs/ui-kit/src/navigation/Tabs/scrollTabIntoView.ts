/**
 * Scrolls a row of tabs sideways until the selected one is visible; does nothing if it already is. The page itself
 * does not scroll.
 *
 * @example useEffect(() => scrollTabIntoView(list.current, '[aria-selected="true"]'), [value]);
 */
export function scrollTabIntoView(list: HTMLElement | null, selector: string): void {
  const tab = list?.querySelector(selector)?.getBoundingClientRect();
  if (!list || !tab) return;
  const view = list.getBoundingClientRect();
  if (tab.left >= view.left && tab.right <= view.right) return;
  list.scrollLeft += (tab.left + tab.right - view.left - view.right) / 2;
}
