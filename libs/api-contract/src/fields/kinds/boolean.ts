import * as v from 'valibot';
import { words } from '../../schemas/words';
import type { FieldCommon, Given } from '../field';
import { optionOperators, type Kind } from '../kind';
import { parseFilterBoolean } from '../parsing';

/** Yes or no. */
export interface BooleanField extends FieldCommon {
  kind: 'boolean';
}

export const boolean = <const G extends Given<BooleanField>>(given: G) => ({
  kind: 'boolean' as const,
  ...given,
});

export const booleanKind: Kind<BooleanField, boolean> = {
  column: 'boolean',
  operators: optionOperators,
  isFiltered: true,
  isCounted: true,
  schema: () => v.boolean(words.boolean),
  rules: () => ({}),
  jsonSchema: () => ({ type: 'boolean' }),
  parseFilter: parseFilterBoolean,
  parseCell: (cell, _field, { words: own }) => {
    const word = cell.trim().toLowerCase();
    if (yes.includes(word) || word === own?.yes?.toLowerCase()) return { ok: true, value: true };
    if (no.includes(word) || word === own?.no?.toLowerCase()) return { ok: true, value: false };
    return { ok: false, message: words.boolean };
  },
  example: (_field, nth) => nth % 2 === 0,
};

const yes = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'āe', 'ae'];
const no = ['no', 'n', 'false', '0', '-', 'kāo', 'kao'];
