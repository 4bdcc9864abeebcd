import type { Collection, Field } from '@callboard/api-contract';
import type { FileWords } from '@callboard/api-contract/imports';
import { currentLanguage } from '@callboard/language';
import { monthNames } from '@callboard/ui-kit/dates';
import { messages } from '../messages';
import { translatedOptions } from '../kinds/translatedOptions';

/** The words of the user's language that files of a collection are written in, where they are not the English ones of the contract. */
export function fileWords({ fields }: Collection, labelOf: (field: Field) => string): FileWords {
  const labels = Object.entries(fields)
    .map(([name, field]): [string, string, string] => [name, labelOf(field), field.label])
    .filter(([, label, declared]) => label !== declared);
  const own = { labels: Object.fromEntries(labels.map(([name, label]) => [name, label])) };
  if (currentLanguage() === 'en') return own;
  const options = Object.entries(fields).flatMap(([name, field]) =>
    'options' in field
      ? [
          [
            name,
            Object.fromEntries(translatedOptions(field.options).map(({ value, label }) => [value, label])),
          ],
        ]
      : [],
  );
  return {
    ...own,
    months: monthNames(),
    yes: messages.yes,
    no: messages.no,
    options: Object.fromEntries(options),
  };
}
