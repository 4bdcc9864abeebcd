const openPath = /^\/(?:season|vote|consent|notices|badges|foyer|timetable)(?:[/?#]|$)/;

/** Tests for a page that is open to everyone and no part of signing in: it then has the colours of the device (`startTheme.js`). */
export function isOpenPath(address: string): boolean {
  return openPath.test(address);
}
