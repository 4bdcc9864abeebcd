/** The arrow keys of a row as the page is read, for `userEvent.keyboard`: from right to left, the left one moves forward. */
export function arrowKeys(): { back: string; forward: string } {
  return document.dir === 'rtl'
    ? { back: '{ArrowRight}', forward: '{ArrowLeft}' }
    : { back: '{ArrowLeft}', forward: '{ArrowRight}' };
}
