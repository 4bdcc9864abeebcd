/**
 * The pages to offer: the first, the last and those around the current one. `gap` replaces pages left out, and never
 * a single one.
 * @example pagesAround(6, 20) // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pagesAround(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  // The same number of items everywhere, so that the buttons do not move under the pointer.
  if (page <= 4) wanted.push(2, 3, 4, 5);
  if (page >= pageCount - 3) wanted.push(pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1);
  const pages = [...new Set(wanted)]
    .filter((each) => each >= 1 && each <= pageCount)
    .sort((one, other) => one - other);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    if (before === undefined || each - before === 1) return [each];
    return each - before === 2 ? [before + 1, each] : (['gap', each] as const);
  });
}
