import { richTextMarkup, toRichText } from '../../richText';
import type { Given } from '../field';
import type { Kind } from '../kind';
import { writtenText, type WrittenField } from '../writtenText';

/**
 * A text with headings, lists and links: HTML of `richTextMarkup`, from which the server takes out all else. Longest by default:
 * 30,000.
 */
export interface RichTextField extends WrittenField {
  kind: 'richtext';
  sort?: false;
}

export const richtext = <const G extends Given<RichTextField>>(given: G) => ({
  kind: 'richtext' as const,
  ...given,
});

const { holdsText: _, ...written } = writtenText<RichTextField>({
  longest: 30_000,
  shape: 'lines',
  json: { description: `HTML of ${richTextMarkup.tags.join(', ')}; all else is taken out` },
  example: ({ label }, nth) => `<p>${label} ${nth}</p>`,
});

export const richtextKind: Kind<RichTextField, string> = {
  ...written,
  operators: ['isnull'],
  parseCell: (cell) => ({ ok: true, value: isMarkup.test(cell) ? cell : toRichText(cell.trim()) }),
};

/** Markup at the start of an exported rich text, with which no plain text begins. */
const isMarkup = /^\s*<(?:p|h2|h3|ul|ol|blockquote)>/;
