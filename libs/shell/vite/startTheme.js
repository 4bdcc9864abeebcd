// Runs in the head of every page, before the first paint: a page has the colours that were selected in this browser. Without a selection
// pages that are open to everyone have those of the device or of the site around them, and all others the tenant's.
(() => {
  const { pathname, search } = location;
  // Its own script follows the storage, which is slow to open (`loginStart.js`).
  if (/^\/login\/?$/.test(pathname)) return;
  const { dataset } = document.documentElement;
  const stored = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  };
  const isTheme = (theme) => theme === 'dark' || theme === 'light' || theme === 'system';
  const ofSite = /^\/embed(?:\/|$)/.test(pathname) ? new URLSearchParams(search).get('theme') : null;
  // The same as `isOpenPath` of the app, and the ticket shop.
  const isOpen = /^\/(?:tickets|embed|season|vote|consent|notices|badges|foyer|timetable)(?:\/|$)/.test(
    pathname,
  );
  const theme = [ofSite, stored()].find(isTheme) ?? (isOpen ? 'system' : dataset.theme);
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
})();
