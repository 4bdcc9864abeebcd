import DOMPurify, { type Config } from 'dompurify';

/** A purifier of its own, so that nobody else's hooks touch it. */
const purifier = DOMPurify(window);

/** The elements of a text that may come from anywhere, without what could run. They belong to no page. */
export function purify(html: string, config: Config): HTMLElement {
  // With RETURN_DOM the answer is the body of a document of its own.
  return purifier.sanitize(html, { ...config, RETURN_DOM: true }) as HTMLElement;
}
