import type { LanguageCode } from '@callboard/api-contract/languages';

/** Sentences of a mail, and functions of what they name. */
type Texts = Readonly<Record<string, string | ((...given: never[]) => string)>>;

/**
 * The texts of a mail in every language, one after the other: what one has, each has, made of the same facts.
 *
 * @example
 * const texts = mailTexts({ en: { open: 'Open my order' }, mi: { open: 'Whakatuwherahia taku ota' } });
 * texts[language].open
 */
export function mailTexts<T extends Texts>(texts: {
  en: T;
  mi: NoInfer<T>;
}): Readonly<Record<LanguageCode, T>> {
  return texts;
}
