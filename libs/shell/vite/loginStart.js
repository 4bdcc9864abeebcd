// Runs at the end of login.html, before anything is painted, as an inline script. The server allows it by its hash.
(() => {
  const { dataset } = document.documentElement;
  const { app, styles, login } = document.currentScript.dataset;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const followStorage = () => {
    // The same as `restoreTheme` of the app.
    const theme = stored('theme');
    if (theme === 'system') delete dataset.theme;
    else if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    // A signed-in user is about to leave this page, so the form stays hidden (splash.css).
    if (stored('api_token') !== null) dataset.session = 'stored';
  };
  // Storage is slow to open, and empty for a new visitor, who gets this page from the network and not from the cache. After an update that
  // is true for everyone, so the storage is read again right after the paint.
  const [{ deliveryType } = {}] = performance.getEntriesByType('navigation');
  const isFirstVisit = deliveryType === '';
  if (!isFirstVisit) followStorage();

  // A login is sent immediately, and the app uses its response. Invalid input, and a stored API or domain, are left to the app, which
  // validates them.
  let zone;
  const timeZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);
  const send = ({ email, password }) => {
    if (window.callboardLogin || !email.value.trim() || !email.validity.valid || !password.value) return;
    if (['api', 'api_version', 'domain'].some((key) => stored(key) !== null)) return;
    const typed = { email: email.value.trim(), password: password.value };
    const { url, init, zoneHeader, domain, timeoutMs } = JSON.parse(login);
    const response = fetch(url, {
      ...init,
      headers: { ...init.headers, [zoneHeader]: timeZone() },
      body: JSON.stringify({ action: 'login', data: { ...typed, domain } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The app shows the error.
    response.catch(() => {});
    window.callboardLogin = { ...typed, response };
  };

  // A submit before the app has started must not leave the page. What is not sent here, the app sends when it starts.
  document.addEventListener(
    'submit',
    (event) => {
      const root = document.getElementById('root');
      if (!root.hasAttribute('data-prerendered')) return;
      event.preventDefault();
      root.setAttribute('data-submitted', '');
      send(event.target.elements);
    },
    true,
  );

  // The same as PublicLink of the app: the link keeps the redirect parameter.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('[data-prerendered] a[href^="/login/"]');
    if (link) link.search = location.search;
    // The app changes the language: it repeats the click when it starts.
    const language = target instanceof Element && target.closest('[data-prerendered] button[lang]');
    if (language) language.setAttribute('data-pressed', '');
  });

  // In milliseconds, for browsers that do not report the first paint.
  const maxWait = 200;
  // Anything loaded or compiled before the first paint delays it, so the rest follows the paint: images and their alt texts, the full
  // stylesheets, and the app.
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const image of document.querySelectorAll('img[data-src]')) {
      for (const name of ['alt', 'src']) {
        image[name] = image.dataset[name];
        image.removeAttribute(`data-${name}`);
      }
    }
    for (const href of styles.split(' ')) {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      sheet.addEventListener('error', window.callboardMissing);
      document.head.append(sheet);
    }
    // Of the guard in the head (`startGuard.js`).
    void import(app).catch(() => window.callboardMissing());
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted, nor is one with a hidden form.
    if (document.visibilityState === 'hidden' || dataset.session) return begin();
    // Starts the app after the paint, so that early input is handled without delay.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin);
    }).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (isFirstVisit) followStorage();
        // The frame is about to be painted: a good time to compute the time zone, which is slow.
        timeZone();
        setTimeout(begin, maxWait);
      }),
    );
  });
})();
