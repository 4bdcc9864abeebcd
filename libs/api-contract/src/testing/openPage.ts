import { builtIndex } from '../builtIndex';
import { contractIndex } from '../contractIndex';
import { declarations } from '../declarations';

/**
 * Puts a test on a page as the build of an app makes it: an index in place of all declarations, of which nothing has loaded. The objects of
 * collections are new, as on each page that opens.
 *
 * @returns what closes the page: all declarations are there again
 */
export function openPage(): () => void {
  const all = { ...declarations };
  Object.assign(declarations, contractIndex(builtIndex));
  return () => void Object.assign(declarations, all);
}
