/** The rendered login page. */
export interface LoginMarkup {
  title: string;
  markup: string;
  /** How the page sends a login itself; read by `loginStart.js`. */
  call: object;
}

/**
 * Creates the login page from the app's `index.html`: the markup in its root, the used styles in its head, and the script at its end. The
 * full stylesheets are loaded after the paint.
 */
export function toLoginHtml(parts: {
  indexHtml: string;
  page: LoginMarkup;
  script: string;
  /** The used styles. */
  style: string;
}): string;

/** The URLs of the stylesheets of a page. */
export function stylesheetsOf(indexHtml: string): string[];
