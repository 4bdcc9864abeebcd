/** What the app says of its login page. */
export interface LoginMarkup {
  title: string;
  markup: string;
  /** How the page sends a login by itself; `loginStart.js` reads it. */
  call: object;
}

/**
 * The page of the login, made of the app's own page: the markup in its root, the script in its head, and its stylesheets inside.
 */
export function toLoginHtml(parts: {
  indexHtml: string;
  page: LoginMarkup;
  script: string;
  /** The text of a stylesheet of the build. */
  styleOf: (fileName: string) => string;
}): string;
