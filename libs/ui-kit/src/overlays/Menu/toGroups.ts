/** Items under a heading; those before the first heading have none. */
export interface MenuGroup<Item> {
  heading: string | undefined;
  items: { item: Item; index: number }[];
}

/** Splits the items of a menu into groups that start at a heading. */
export function toGroups<Item extends { heading?: string | undefined }>(
  items: readonly Item[],
): MenuGroup<Item>[] {
  const groups: MenuGroup<Item>[] = [];
  items.forEach((item, index) => {
    const last = groups.at(-1);
    if (last === undefined || item.heading !== undefined)
      groups.push({ heading: item.heading, items: [{ item, index }] });
    else last.items.push({ item, index });
  });
  return groups;
}
