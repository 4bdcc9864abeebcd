/** A page that opens without network on a device where it was open before: a reload, or a start of the browser, shows it again. */
export interface OfflinePage {
  /** Its route; `:name` is a parameter. */
  path: string;
  /** True if it is of a signed-in user, whose session the device then stores. */
  needsSession: boolean;
}

/** All pages that promise this. The browser tests start each of them without network. */
export const offlinePages = {
  door: { path: '/door/:performance', needsSession: true },
  show: { path: '/performances/:hashcode/show', needsSession: true },
  showScreens: { path: '/performances/:hashcode/show/:screen', needsSession: true },
  stageDoor: { path: '/performances/:hashcode/stage-door', needsSession: true },
  judging: { path: '/judging', needsSession: true },
  scoreSheet: { path: '/judging/:stage/:entry', needsSession: true },
  game: { path: '/games/:hashcode', needsSession: true },
  order: { path: '/tickets/order', needsSession: false },
} as const satisfies Record<string, OfflinePage>;

/** Checks whether an address is of a page that needs the session without network. */
export function needsStoredSession(pathname: string): boolean {
  return Object.values(offlinePages).some(
    ({ path, needsSession }) => needsSession && patternOf(path).test(pathname),
  );
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
}
