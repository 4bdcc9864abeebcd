/** What the app says of its login page. */
export interface LoginMarkup {
  title: string;
  markup: string;
  /** How the page sends a login by itself; `loginStart.js` reads it. */
  call: object;
}

/**
 * The page of the login, made of the app's own page: the markup in its root, what it uses of the stylesheets in
 * its head, and the script at its end; the whole of the stylesheets follows the paint.
 */
export function toLoginHtml(parts: {
  indexHtml: string;
  page: LoginMarkup;
  script: string;
  /** What the page uses of its stylesheets. */
  style: string;
}): string;

/** The addresses of the stylesheets of a page. */
export function stylesheetsOf(indexHtml: string): string[];
