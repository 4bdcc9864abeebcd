import { waitingKind, type WaitingKind } from '@callboard/api-contract/dashboards';
import { addDays } from '@callboard/domain/calendar';
import { listHref, recordHref } from '@callboard/records/screen';

/** The page where a record of a kind is worked on; undefined for a mail, which has none. */
export function waitingHref(kind: WaitingKind, hashcode: string): string | undefined {
  const { of, page } = waitingKind(kind);
  if (page) return page.replace('{record}', hashcode);
  return of === null ? undefined : recordHref(of, hashcode);
}

/** The list that shows what waits of a kind and nothing else, on a day; undefined where there is no such list. */
export function waitingListHref(kind: WaitingKind, today: string): string | undefined {
  const { of, list } = waitingKind(kind);
  if (!of || !list) return undefined;
  const days: Readonly<Record<string, string>> = {
    season: `${today.slice(0, 4)}-01-01`,
    yesterday: addDays(today, -1),
  };
  return listHref(
    of,
    Object.fromEntries(Object.entries(list).map(([key, value]) => [key, days[value] ?? value])),
  );
}
