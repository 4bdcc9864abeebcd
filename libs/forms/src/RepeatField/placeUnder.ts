/** The index of the row at a vertical position in client coordinates; undefined outside the rows. */
export function placeUnder(list: HTMLElement, y: number): number | undefined {
  const place = [...list.children].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return place === -1 ? undefined : place;
}
