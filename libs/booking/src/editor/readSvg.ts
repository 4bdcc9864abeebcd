import type { SvgElement } from '@callboard/domain/booking';
import { Parser } from 'saxen';

/** A drawing, or why it cannot be read: it is no SVG, or it declares entities, which can grow without end. */
export type SvgReading = { ok: true; root: SvgElement } | { ok: false; kind: 'not_svg' | 'entities' };

/** An element while it is read. */
interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  title: string;
  text: string;
  children: OpenElement[];
}

/**
 * Reads an SVG file as names, attributes and texts. Nothing of it is shown, run or fetched, and not by the parser of the browser, which
 * the policy of our pages refuses for the files of others.
 */
export function readSvg(text: string): SvgReading {
  if (/<!ENTITY/i.test(text)) return { ok: false, kind: 'entities' };
  const top = newElement('', {});
  const open = [top];
  const errors: Error[] = [];
  const add = (words: string) => {
    const element = open.at(-1);
    if (element) element.text += words;
  };
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      const decoded = Object.entries(attributes()).map(([key, value]) => [key, decode(value)] as const);
      const element = newElement(localName(name), Object.fromEntries(decoded));
      open.at(-1)?.children.push(element);
      open.push(element);
    })
    .on('text', (words, decode) => add(decode(words)))
    .on('cdata', add)
    .on('closeTag', () => {
      const element = open.pop();
      const parent = open.at(-1);
      if (!element || !parent) return;
      if (element.name === 'title') parent.title = element.text.trim();
      // The words of a text can be in parts of it.
      if (element.name === 'tspan') parent.text += element.text;
    })
    .on('error', (error) => errors.push(error))
    .parse(text);
  const [root] = top.children;
  if (errors.length > 0 || root?.name !== 'svg') return { ok: false, kind: 'not_svg' };
  return { ok: true, root };
}

function newElement(name: string, attributes: Record<string, string>): OpenElement {
  return { name, attributes, title: '', text: '', children: [] };
}

/** Without the prefix that some programs give every element. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
