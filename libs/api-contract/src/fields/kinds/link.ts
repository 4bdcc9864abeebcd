import * as v from 'valibot';
import { isLink } from '../../schemas/formats';
import { words } from '../../schemas/words';
import type { Given } from '../field';
import { writtenText, type WrittenField } from '../writtenText';

/** An address on the web: https alone, which no one in between can read or change. Longest by default: 500. */
export interface LinkField extends WrittenField {
  kind: 'link';
}

export const link = <const G extends Given<LinkField>>(given: G) => ({ kind: 'link' as const, ...given });

export const linkKind = writtenText<LinkField>({
  longest: 500,
  shape: 'line',
  format: v.check(isLink, words.link),
  json: { format: 'uri' },
  example: (_field, nth) => `https://example.org/${nth}`,
});
