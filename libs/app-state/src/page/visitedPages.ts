/** The addresses of this visit, by the number that the router gives their entry in the browser's history. */
const addresses = new Map<number, string>();

/** Notes the address of the current page. */
export function noteVisit(address: string): void {
  const at = currentEntry();
  // Pages ahead are gone once another page was opened from here.
  for (const index of addresses.keys())
    if (index > at && addresses.get(at) !== address) addresses.delete(index);
  addresses.set(at, address);
}

/**
 * How many steps back the page of a link was visited last, with the search that it had then; undefined if it was not.
 *
 * @example
 * stepsBackTo('/venues') // -1 on a venue that was opened in the list
 */
export function stepsBackTo(href: string): number | undefined {
  const at = currentEntry();
  const wanted = new URL(href, window.location.origin);
  const found = [...addresses.keys()]
    .filter((index) => index < at && isPage(addresses.get(index) ?? '', wanted))
    .sort((one, other) => other - one)[0];
  return found === undefined ? undefined : found - at;
}

/** The same path, and everything that the link asks for. */
function isPage(address: string, { pathname, searchParams }: URL): boolean {
  const visited = new URL(address, window.location.origin);
  return (
    visited.pathname === pathname &&
    [...searchParams].every(([name, value]) => visited.searchParams.get(name) === value)
  );
}

function currentEntry(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
