/** The members of an entry: those who are named and in it, and how many it declares. */
export interface MemberNumbers {
  named: number;
  declared: number | null;
}

/**
 * How many members an entry has, for its fee, the limits of rules, and lists: it can declare more than it has named yet. Who left is
 * neither named nor declared any more: the database lowers what is declared with each who leaves.
 */
export function membersCounted({ named, declared }: MemberNumbers): number {
  return Math.max(named, declared ?? 0);
}
