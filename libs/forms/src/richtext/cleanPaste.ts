import type { RichTextMarkup } from '../definition';
import { listsOfWord } from './listsOfWord';
import { purify } from './purify';
import { sanitizeRichText } from './sanitizeRichText';

/** How word processors write bold and italic, by the tag used here. */
const marks = [
  {
    tag: 'strong',
    selector: 'b, span, p',
    isMeant: (style: CSSStyleDeclaration) => isBold(style.fontWeight),
  },
  {
    tag: 'em',
    selector: 'i, span, p',
    isMeant: (style: CSSStyleDeclaration) => style.fontStyle === 'italic',
  },
] as const;

/** Cleans HTML pasted from Word and Google Docs: converts their lists, bold, italic and headings, and removes the rest. */
export function cleanPaste(html: string, markup: RichTextMarkup | undefined): string {
  const root = purify(withoutComments(html), { ADD_ATTR: ['style', 'class', 'id'] });
  unwrapDocs(root);
  listsOfWord(root);
  for (const mark of marks) toMarks(root, mark);
  for (const heading of root.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of root.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  for (const item of root.querySelectorAll('li > p:only-child')) item.replaceWith(...item.childNodes);
  return sanitizeRichText(root.innerHTML, markup);
}

/** Removes Word's conditional comments around the bullets of lists; `listsOfWord` removes the bullets themselves. */
function withoutComments(html: string): string {
  return html
    .replaceAll(/<!\[(?:if|endif)[^\]>]{0,80}\]>/g, '')
    .replaceAll('<o:p>', '')
    .replaceAll('</o:p>', '');
}

/** Google Docs wraps everything in a `<b>` that is not bold. */
function unwrapDocs(root: HTMLElement) {
  for (const wrapper of root.querySelectorAll<HTMLElement>('b[id^="docs-internal-guid"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

function toMarks(root: HTMLElement, { tag, selector, isMeant }: (typeof marks)[number]) {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const bare = element.tagName === 'B' || element.tagName === 'I';
    const isOff = element.style.fontWeight === 'normal' || element.style.fontStyle === 'normal';
    if (!(bare && !isOff) && !isMeant(element.style)) continue;
    const mark = root.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

function rename(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function isBold(weight: string): boolean {
  return weight === 'bold' || Number(weight) >= 600;
}
