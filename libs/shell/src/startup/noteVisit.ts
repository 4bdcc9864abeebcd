/**
 * Notes that somebody has been here, for `loginStart.js`: it reads what they chose before it paints, and reading storage holds up the
 * paint of a new visitor, who has nothing there. The cookie says no more than that, and goes along with the login page alone.
 */
export function noteVisit(): void {
  const aYear = 365 * 24 * 60 * 60;
  const isSecure = location.protocol === 'https:';
  document.cookie = `returning=1; path=/login; max-age=${aYear}; samesite=strict${isSecure ? '; secure' : ''}`;
}
