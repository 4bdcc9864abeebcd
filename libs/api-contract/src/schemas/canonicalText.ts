import * as v from 'valibot';

/** How a text is canonical: in one line, or in several that stay apart. */
export type TextShape = 'line' | 'lines';

/**
 * The one form in which a text is stored and compared, from any keyboard, file or program: each letter in one form
 * (NFC), nothing that is invisible, no white space around it. In one line all white space is a single space; several lines stay apart.
 *
 * @example
 * canonicalText('  Nika\u00a0\u200bNg\n', 'line'); // 'Nika Ng'
 */
export function canonicalText(text: string, shape: TextShape): string {
  const visible = text.replace(invisible, '').replace(looseJoiner, '').normalize('NFC');
  if (shape === 'line') return visible.replace(/\s+/g, ' ').trim();
  return visible.replace(/\r\n?/g, '\n').trim();
}

/** Zero-width spaces, soft hyphens, byte order marks, and what turns the direction of a text. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/**
 * Joiners are a part of some emoji, and of words of Arabic (0600–08FF), Indic (0900–0DFF) and Mongolian scripts; anywhere else they only
 * make two equal texts differ.
 */
const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u0600-\u08ff\u0900-\u0dff\u1800-\u18af])[\u200c\u200d]|[\u200c\u200d](?=[\s\u200c\u200d]|$)/gu;

/** The step of a schema that makes a text canonical. */
export const canonical = (shape: TextShape) => v.transform((text: string) => canonicalText(text, shape));
