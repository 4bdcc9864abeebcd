/** The marks that a rich text can have: what the editor offers, a screen shows and the server stores; all else is taken out. */
export const richTextMarkup = {
  tags: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  /** By tag; no other attribute stays. */
  attributes: { a: ['href'] },
  /** Where a link can lead, besides addresses inside the app. */
  schemes: ['https', 'http', 'mailto', 'tel'],
} as const;

/**
 * Plain text as rich text: a paragraph for each block of lines.
 *
 * @example
 * toRichText('Bring water.\n\nNo pets.') // '<p>Bring water.</p><p>No pets.</p>'
 */
export function toRichText(plain: string): string {
  const lines = plain.trim().replace(/\r\n?/g, '\n').replaceAll('&', '&amp;');
  const escaped = lines.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const paragraphs = escaped.split(/\n[ \t]*(?:\n[ \t]*)+/).map((each) => each.replaceAll('\n', '<br>'));
  return `<p>${paragraphs.join('</p><p>')}</p>`;
}

/** The words of a stored rich text, without its marks: for a line of a list or of a history. */
export function richTextWords(html: string): string {
  const bare = html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return bare
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
