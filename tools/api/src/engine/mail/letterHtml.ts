import { html, type Markup } from './html';

/** A mail that people wrote: paragraphs of plain text, with one address in them that is a link. */
export interface Letter {
  subject: string;
  body: string;
  link: string;
}

/** The paragraphs of a letter as HTML. */
export function letterHtml({ body, link }: Letter): readonly Markup[] {
  const anchor = html`<a href="${link}">${link}</a>`;
  return body
    .split('\n\n')
    .map((paragraph) => html`<p>${paragraph.split('\n').map((line) => html`${linked(line)}<br />`)}</p>`);

  function linked(line: string): readonly Markup[] {
    return line.split(link).flatMap((part, index) => [...(index > 0 ? [anchor] : []), html`${part}`]);
  }
}
