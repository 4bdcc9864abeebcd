import { isLoginPath } from '@callboard/auth';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { fetchAhead } from './signed-in/fetchSignedInApp';

/**
 * Renders the app into the root of the page. It hydrates the login page of `login.html`, with the values typed so far, when the app shows
 * the login too; otherwise it replaces it.
 */
export function mountApp(element: HTMLElement, app: ReactNode, isLoginNext: boolean): Root {
  const isPrerendered = element.hasAttribute('data-prerendered');
  if (isPrerendered && isLoginNext && isLoginPath(location.pathname)) {
    return hydrateRoot(element, app);
  }
  if (isPrerendered) {
    element.replaceChildren();
    release(element);
  }
  const root = createRoot(element);
  root.render(app);
  return root;
}

/** Repeats what the user did before the app started: submits the form, changes the language, or loads the app behind the login. */
export function catchUp(element: HTMLElement): void {
  const form = element.querySelector('form');
  const isSubmitted = element.hasAttribute('data-submitted');
  release(element);
  if (form?.contains(document.activeElement)) void fetchAhead();
  if (isSubmitted) form?.requestSubmit();
  element.querySelector<HTMLElement>('[data-pressed]')?.click();
}

/** Marks the page as no longer prerendered, for `loginStart.js` and `splash.css`. */
function release(element: HTMLElement): void {
  element.removeAttribute('data-prerendered');
  element.removeAttribute('data-submitted');
  delete document.documentElement.dataset['session'];
}
