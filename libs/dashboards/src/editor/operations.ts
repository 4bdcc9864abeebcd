import type {
  LayoutCell,
  LayoutContent,
  LayoutPage,
  LayoutRow,
  LayoutWidget,
} from '@callboard/api-contract/layouts';

export type LayoutPart = LayoutPage | LayoutRow | LayoutCell | LayoutWidget;
export type PartLevel = 'page' | 'row' | 'cell' | 'widget';

/** A list of parts of one level, with the part that it is in; that of the pages is in none. */
export interface PartList {
  level: PartLevel;
  parent: string;
  parts: readonly LayoutPart[];
}

/** Where a part is: its list, and its place there. */
export interface PartPlace {
  list: PartList;
  index: number;
  part: LayoutPart;
}

/** Where a dragged part is dropped: before or after another of its level, or at the end of one that can hold it. */
export interface DropTarget {
  over: string;
  side: 'before' | 'after' | 'in';
}

/** Every list of a layout, in the order of the page. */
export function listsOf({ pages }: LayoutContent): PartList[] {
  const rows = pages.flatMap((page) => page.rows);
  const cells = rows.flatMap((row) => row.cells);
  return [
    { level: 'page', parent: '', parts: pages },
    ...pages.map((page) => ({ level: 'row' as const, parent: page.id, parts: page.rows })),
    ...rows.map((row) => ({ level: 'cell' as const, parent: row.id, parts: row.cells })),
    ...cells.map((cell) => ({ level: 'widget' as const, parent: cell.id, parts: cell.widgets })),
  ];
}

export function placeOf(content: LayoutContent, id: string): PartPlace | undefined {
  for (const list of listsOf(content)) {
    const index = list.parts.findIndex((part) => part.id === id);
    const part = list.parts[index];
    if (part) return { list, index, part };
  }
  return undefined;
}

type ChangeList = <P extends LayoutPart>(parts: readonly P[], parent: string) => P[];

function mapLists({ pages }: LayoutContent, change: ChangeList): LayoutContent {
  return {
    pages: change(pages, '').map((page) => ({
      ...page,
      rows: change(page.rows, page.id).map((row) => ({
        ...row,
        cells: change(row.cells, row.id).map((cell) => ({ ...cell, widgets: change(cell.widgets, cell.id) })),
      })),
    })),
  };
}

/** Changes some values of one part. */
export function changePart(
  content: LayoutContent,
  id: string,
  patch: Partial<Pick<LayoutWidget, 'name' | 'settings'> & Pick<LayoutCell, 'phone' | 'tablet' | 'desk'>>,
): LayoutContent {
  return mapLists(content, (parts) => parts.map((part) => (part.id === id ? { ...part, ...patch } : part)));
}

export function removePart(content: LayoutContent, id: string): LayoutContent {
  return mapLists(content, (parts) => parts.filter((part) => part.id !== id));
}

/** Puts a part into the list of a parent, which must hold parts of its level. */
export function insertPart(
  content: LayoutContent,
  part: LayoutPart,
  { parent, index }: { parent: string; index: number },
): LayoutContent {
  return mapLists(content, <P extends LayoutPart>(parts: readonly P[], of: string): P[] =>
    // A part of the level that its parent holds is one of the list's.
    of === parent ? [...parts.slice(0, index), part as P, ...parts.slice(index)] : [...parts],
  );
}

/** One place earlier or later: past the end of its list, into the next list of its level. The same content where there is no place. */
export function stepPart(content: LayoutContent, id: string, by: 1 | -1): LayoutContent {
  const place = placeOf(content, id);
  if (!place) return content;
  const { list, index, part } = place;
  const lists = listsOf(content).filter(({ level }) => level === list.level);
  const isWithin = index + by >= 0 && index + by < list.parts.length;
  const next = isWithin ? list : lists[lists.findIndex(({ parent }) => parent === list.parent) + by];
  if (!next) return content;
  const edge = by > 0 ? 0 : next.parts.length;
  return insertPart(removePart(content, id), part, {
    parent: next.parent,
    index: isWithin ? index + by : edge,
  });
}

/** Moves a part to where it was dropped. The same content where it cannot be dropped. */
export function dropPart(content: LayoutContent, id: string, { over, side }: DropTarget): LayoutContent {
  const from = placeOf(content, id);
  if (!from || over === id) return content;
  const without = removePart(content, id);
  if (side === 'in') {
    const into = listsOf(without).find(({ parent, level }) => parent === over && level === from.list.level);
    return into ? insertPart(without, from.part, { parent: over, index: into.parts.length }) : content;
  }
  const to = placeOf(without, over);
  if (to?.list.level !== from.list.level) return content;
  return insertPart(without, from.part, {
    parent: to.list.parent,
    index: to.index + (side === 'after' ? 1 : 0),
  });
}

/** The same part with other ids, for a copy of it. */
export function copyOf(widget: LayoutWidget, id: string): LayoutWidget {
  return { ...widget, id, settings: { ...widget.settings } };
}
