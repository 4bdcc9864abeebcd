/** Which of the rows of a list a pointer is over; undefined between and beside them. */
export function placeUnder(list: HTMLElement, y: number): number | undefined {
  const place = [...list.children].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return place === -1 ? undefined : place;
}
