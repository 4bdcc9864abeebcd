import { DOMParser } from '@tiptap/pm/model';
import { getSchema, type JSONContent } from '@tiptap/react';
import type { RichTextMarkup } from '../definition';
import { extensionsFor } from './extensionsFor';
import { cleanFragment } from './sanitizeRichText';

/** A stored rich text as the editor holds it: read from cleaned elements, because the editor would parse a text by itself. */
export function toContent(value: unknown, markup: RichTextMarkup | undefined): JSONContent {
  const html = typeof value === 'string' ? value : '';
  const schema = getSchema(extensionsFor(markup));
  return DOMParser.fromSchema(schema).parse(cleanFragment(html, markup)).toJSON();
}
