/** A saved view, with the fields that rules read. */
export interface ViewRow {
  hashcode: string;
  owner: { hashcode: string } | null;
  is_default: boolean | null;
  modified: string;
}

/** Checks whether a view is the user's own; the others are shared with them. */
export function isOwnView(view: Pick<ViewRow, 'owner'>, user: string): boolean {
  return view.owner?.hashcode === user;
}

/**
 * The view that a list opens with: the user's own default, else the default of those who share one with them. Of several, the
 * newest: two that were made the default at the same moment do not leave it open which one it is.
 */
export function defaultViewOf<View extends ViewRow>(views: readonly View[], user: string): View | undefined {
  const newestFirst = views
    .filter(({ is_default }) => is_default)
    .toSorted((one, other) => other.modified.localeCompare(one.modified));
  return newestFirst.find((view) => isOwnView(view, user)) ?? newestFirst[0];
}
