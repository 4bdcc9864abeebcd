import { newUuid } from '@callboard/api-client/sale';
import { storedValue } from '@callboard/browser-storage';

const stored = storedValue('callboard.hold.owner');
// A browser that stores nothing has a name as long as the page is open.
let current: string | null = null;

/** Name of this browser in all its holds, so that others at the same address are not counted with it. */
export function browserOwner(): string {
  current = stored.read() ?? current ?? newUuid();
  stored.write(current);
  return current;
}
