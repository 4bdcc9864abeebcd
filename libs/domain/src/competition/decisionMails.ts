import { mailPlaceholders, type Decision } from '@callboard/api-contract/entries';
import type { LanguageCode } from '@callboard/api-contract/languages';

/** A mail before its placeholders are filled in. */
export interface MailTemplate {
  subject: string;
  body: string;
}

/** Values of the placeholders; one that is missing is empty. */
export type MailValues = Readonly<Record<string, string>>;

/** The mail of a decision, in the language of its reader, as long as no admin wrote other words. */
export const standardMails = {
  en: {
    accept: {
      subject: '{entry} was accepted for {event}',
      body: 'Kia ora {contact}\n\n{entry} was accepted for {event} on {event_day}.\n\n{reason}\n\nSee the entry: {link}',
    },
    waitlist: {
      subject: '{entry} is on the waiting list of {event}',
      body: 'Kia ora {contact}\n\n{entry} is on the waiting list of {event}. We write again when a place becomes free.\n\n{reason}\n\nSee the entry: {link}',
    },
    decline: {
      subject: '{entry} was not accepted for {event}',
      body: 'Kia ora {contact}\n\n{entry} was not accepted for {event}.\n\n{reason}\n\nSee the entry: {link}',
    },
  },
  mi: {
    accept: {
      subject: 'Kua whakaaetia a {entry} mō {event}',
      body: 'Kia ora {contact}\n\nKua whakaaetia a {entry} mō {event} i te {event_day}.\n\n{reason}\n\nTirohia te whakaurunga: {link}',
    },
    waitlist: {
      subject: 'Kei te rārangi tatari a {entry} mō {event}',
      body: 'Kia ora {contact}\n\nKei te rārangi tatari a {entry} mō {event}. Ka tuhi anō mātou ina wātea he wāhi.\n\n{reason}\n\nTirohia te whakaurunga: {link}',
    },
    decline: {
      subject: 'Kāore a {entry} i whakaaetia mō {event}',
      body: 'Kia ora {contact}\n\nKāore a {entry} i whakaaetia mō {event}.\n\n{reason}\n\nTirohia te whakaurunga: {link}',
    },
  },
} as const satisfies Readonly<Record<LanguageCode, Readonly<Record<Decision, MailTemplate>>>>;

/**
 * A text with its placeholders filled in. A line whose placeholders are all empty is left out, as is the blank line that it leaves.
 *
 * @example
 * fillIn('Hello {contact}', { contact: 'Aroha' }) // 'Hello Aroha'
 */
export function fillIn(text: string, values: MailValues): string {
  return text
    .split('\n')
    .filter((line) => {
      const names = placeholdersOf(line);
      return names.length === 0 || names.some((name) => (values[name] ?? '') !== '');
    })
    .map((line) => line.replace(placeholder, (_, name: string) => values[name] ?? ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A mail with its placeholders filled in. */
export function fillInMail({ subject, body }: MailTemplate, values: MailValues): MailTemplate {
  return { subject: fillIn(subject, values).replaceAll('\n', ' '), body: fillIn(body, values) };
}

/** Words between braces in a text that can not be filled in, such as a misspelt one. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = mailPlaceholders;
  return [...new Set(placeholdersOf(text))].filter((name) => !known.includes(name));
}

const placeholder = /\{([^{}\n]{1,40})\}/g;

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
