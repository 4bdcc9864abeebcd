import * as v from 'valibot';

/** The languages of the app and of its mails. */
export const languageCodes = ['en', 'mi'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** A language in the input of an action, and in a row. */
export const languageSchema = v.picklist(languageCodes);

/** The field with the language in which a person gets mails; empty where it is not known, which is English. */
export const languageOptions = {
  label: 'Language of emails',
  options: [
    { value: 'en', label: 'English' },
    { value: 'mi', label: 'Māori' },
  ],
} as const satisfies { label: string; options: readonly { value: LanguageCode; label: string }[] };
