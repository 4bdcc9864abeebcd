import { dateMessages } from './dateMessages';

/** The twelve months in the current language, three letters each. */
export function monthNames(): string[] {
  return Object.values(dateMessages.months);
}
