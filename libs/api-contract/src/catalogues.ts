import type { LanguageCode } from './languages';

/** A translation by its English text, with the same placeholders. */
export type Catalogue = Readonly<Record<string, string>>;

/** The translations of every text of the product, for both sides: each language is a file that loads when it is first used. */
export const catalogues: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Catalogue>>> = {
  mi: async () => (await import('./catalogues/mi.json')).default,
};
