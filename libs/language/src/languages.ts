/** The supported languages, each with its own name for itself. */
export const languages = {
  en: 'English',
  mi: 'Te reo Māori',
} as const;

export type Language = keyof typeof languages;

/** Checks whether a stored or configured value is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
