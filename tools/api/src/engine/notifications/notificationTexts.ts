import { catalogues } from '@callboard/api-contract/catalogues';
import type { LanguageCode } from '@callboard/api-contract/languages';
import {
  mailText,
  notificationPath,
  type Notification,
  type ReaderLanguage,
} from '@callboard/api-contract/notifications';
import { fullDayText, fullTimeText } from '../mail/dateTexts';

const maori = await catalogues.mi();

const languages: Readonly<Record<LanguageCode, ReaderLanguage>> = {
  en: readerLanguage('en', (text) => text),
  mi: readerLanguage('mi', (text) => maori[text] ?? text),
};

function readerLanguage(code: LanguageCode, translate: (text: string) => string): ReaderLanguage {
  return {
    translate,
    day: (day) => fullDayText(day, code),
    instant: (instant, zone) => fullTimeText(instant, zone, code),
  };
}

/** A notification in whole sentences, for a mail or a device. */
export function notificationText(
  notification: Pick<Notification, 'kind' | 'facts'>,
  language: LanguageCode,
): string {
  return mailText(notification, languages[language]);
}

/** The address that a notification leads to. */
export function notificationLink(
  home: string,
  notification: Pick<Notification, 'kind' | 'collection' | 'record'>,
): string {
  return `${home}${notificationPath(notification) ?? '/'}`;
}
