/**
 * The end of the title of a test that `npm test` runs: what only a browser can prove, once for each job. All others are of
 * `npm run test:browser`. It stands where one of several like tests is run for all of them.
 */
export function shortWhere(is: boolean): string {
  return is ? ' @short' : '';
}
