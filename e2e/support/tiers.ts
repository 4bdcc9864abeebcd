/**
 * The end of the title of a browser test that `npm test` leaves out, where only some of several like tests are slow. A browser test is of
 * `npm test` when it shows something only a browser can, once for each job; all others end with `@slow` and run in `npm run test:slow`.
 */
export function slowWhere(is: boolean): string {
  return is ? ' @slow' : '';
}
