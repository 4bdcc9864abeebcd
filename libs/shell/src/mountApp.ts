import { isLoginPath } from '@callboard/auth';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { fetchAhead } from './signed-in/fetchSignedInApp';

/**
 * Shows the app in the page's root. The login page that `login.html` brings is taken over, with what somebody has typed into it
 * meanwhile, when it is what the app shows too; anything else makes way.
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

/** Does what somebody wanted of the login page while it could not hear yet: sends the form, changes the language, or fetches what follows it. */
export function catchUp(element: HTMLElement): void {
  const form = element.querySelector('form');
  const isSubmitted = element.hasAttribute('data-submitted');
  release(element);
  if (form?.contains(document.activeElement)) void fetchAhead();
  if (isSubmitted) form?.requestSubmit();
  element.querySelector<HTMLElement>('[data-pressed]')?.click();
}

/** The page is no longer that of the build: `loginStart.js` and `splash.css` have done their work. */
function release(element: HTMLElement): void {
  element.removeAttribute('data-prerendered');
  element.removeAttribute('data-submitted');
  delete document.documentElement.dataset['session'];
}
