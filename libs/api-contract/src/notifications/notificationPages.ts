import { notificationKindNamed, notificationKindNames, type NotificationKindName } from './notificationKinds';

/**
 * Each kind with the page of its own that it leads to, or null where it leads to its record: what a page needs before someone opens the
 * bell. The build of an app replaces this module by its values (`libs/shell/vite/contractIndex.mjs`), so that the words of all kinds load with the bell.
 */
// Made of the names of all kinds.
export const notificationPages = Object.fromEntries(
  notificationKindNames.map((kind) => [kind, notificationKindNamed(kind).leadsTo ?? null]),
) as Readonly<Record<NotificationKindName, string | null>>;
