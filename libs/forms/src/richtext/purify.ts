import DOMPurify, { type Config } from 'dompurify';

/** A separate instance, so that hooks added elsewhere do not apply. */
let purifier: ReturnType<typeof DOMPurify> | undefined;

/** Sanitizes untrusted HTML. @returns the body of a detached document. */
export function purify(html: string, config: Config): HTMLElement {
  // A server that renders the app imports this module too, and has no window.
  purifier ??= DOMPurify(window);
  // With RETURN_DOM the result is the body element of a new document.
  return purifier.sanitize(html, { ...config, RETURN_DOM: true }) as HTMLElement;
}
