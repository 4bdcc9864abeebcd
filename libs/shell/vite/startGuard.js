// Runs in the head of every page, before the files of the app are fetched. When one of them is missing, usually because a new build has
// replaced it, the page reloads, at most once a minute, and then shows what to do: otherwise it would show that it is loading for ever.
(() => {
  const { texts } = document.currentScript.dataset;
  const pauseMs = 60_000;
  // The same as `reloadOnce` of the app.
  const key = 'callboard.reloaded';
  let isHandled = false;

  const reloadOnce = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key) ?? -Infinity) < pauseMs || !navigator.onLine)
        return false;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without the stored time the page could reload in a loop.
      return false;
    }
    location.reload();
    return true;
  };

  const language = () => {
    try {
      return localStorage.getItem('language');
    } catch {
      return null;
    }
  };

  const show = () => {
    const all = JSON.parse(texts);
    const [text, label] = all[language()] ?? all.en;
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.addEventListener('click', () => location.reload());
    const notice = Object.assign(document.createElement('div'), { className: 'splash' });
    notice.setAttribute('role', 'alert');
    notice.append(Object.assign(document.createElement('p'), { textContent: text }), button);
    // An app that has some of its parts still renders into the root.
    const root = document.getElementById('root');
    root.hidden = true;
    root.before(notice);
  };

  // `loginStart.js` calls it too, for what it fetches after the paint.
  window.callboardMissing = () => {
    if (isHandled) return;
    isHandled = true;
    if (reloadOnce()) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  };

  const onError = ({ target }) => {
    const isPart =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
    if (isPart) window.callboardMissing();
  };
  // Errors of elements do not bubble. What is fetched after the start is the app's.
  addEventListener('error', onError, true);
  addEventListener('load', () => removeEventListener('error', onError, true));
})();
