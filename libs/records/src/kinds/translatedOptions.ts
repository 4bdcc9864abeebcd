import { translate } from '@callboard/language';

interface Option {
  value: string;
  label: string;
}

/** The options of a field, translated to the current language. */
export function translatedOptions(options: readonly Option[]): Option[] {
  return options.map(({ value, label }) => ({ value, label: translate(label) }));
}
