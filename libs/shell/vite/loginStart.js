// Runs at the end of login.html, before anything is painted, as the page's only inline script. The server allows it by its hash.
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
    // As createThemeStore does later.
    const theme = stored('theme');
    if (theme === 'system') delete dataset.theme;
    else if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    // Whoever is signed in is about to leave this page: the form stays out of sight (splash.css).
    if (stored('api_token') !== null) dataset.session = 'stored';
  };
  // Storage is slow to open, and whoever was never here has nothing there: they have this page from the network and not from their
  // cache. After an update that is so for everybody, so that it is looked at again right after the paint.
  const [{ deliveryType } = {}] = performance.getEntriesByType('navigation');
  const isFirstVisit = deliveryType === '';
  if (!isFirstVisit) followStorage();

  // A login goes out at once; the app takes up its answer. What is missing or wrong is for the app to say, and whether another API
  // or domain that was chosen here before may still be asked is for the app to know.
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
    // The app says what failed.
    response.catch(() => {});
    window.callboardLogin = { ...typed, response };
  };

  // Sent before the app is there: nothing may leave the page, and what was not sent here the app sends as soon as it can.
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

  // As PublicLink does later: the way back to where somebody was heading goes along.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('[data-prerendered] a[href^="/login/"]');
    if (link) link.search = location.search;
    // Another language is for the app to show: it is pressed again once that is there.
    const language = target instanceof Element && target.closest('[data-prerendered] button[lang]');
    if (language) language.setAttribute('data-pressed', '');
  });

  // In milliseconds, where no browser says that it has painted.
  const longestWait = 200;
  // What is fetched, drawn or compiled before the first paint holds it up, so everything follows it: the pictures and their names, the
  // whole of the stylesheets, and the app.
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
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    }
    import(app);
  };
  document.addEventListener('DOMContentLoaded', () => {
    // Neither a page in the background is painted, nor one whose form stays out of sight.
    if (document.visibilityState === 'hidden' || dataset.session) return begin();
    // Whoever is quick finds a page that listens, and not one that is busy with its app.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin);
    }).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (isFirstVisit) followStorage();
        // The page is handed on and about to be shown: time for the one thing that is slow in what a login says.
        timeZone();
        setTimeout(begin, longestWait);
      }),
    );
  });
})();
