/** The languages that the catalogue has, each named in itself. */
export const languages = {
  en: 'English',
  mi: 'Te reo Māori',
} as const;

export type Language = keyof typeof languages;

/** Whether a stored or configured value is a language of the catalogue. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
