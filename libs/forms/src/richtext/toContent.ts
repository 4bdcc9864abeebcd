import { DOMParser } from '@tiptap/pm/model';
import { getSchema, type JSONContent } from '@tiptap/react';
import type { RichTextMarkup } from '../definition';
import { extensionsFor } from './extensionsFor';
import { cleanFragment } from './sanitizeRichText';

/** Converts a stored rich text to the editor's content. The editor would parse a string without sanitizing it. */
export function toContent(value: unknown, markup: RichTextMarkup | undefined): JSONContent {
  const html = typeof value === 'string' ? value : '';
  const schema = getSchema(extensionsFor(markup));
  return DOMParser.fromSchema(schema).parse(cleanFragment(html, markup)).toJSON();
}
