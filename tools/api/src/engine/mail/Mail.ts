import type { LanguageCode } from '@callboard/api-contract/languages';

/** The texts of a mail, and its reader. */
export interface Mail {
  to: string;
  /** In which it is written: that of its reader. */
  language: LanguageCode;
  subject: string;
  text: string;
  html: string;
  /** Why the reader gets it: stands below it. */
  why: string;
  /** Where one click stops mails of this kind. */
  unsubscribe?: string | undefined;
  files?: readonly MailFile[] | undefined;
}

/** A file that goes with a mail. */
export interface MailFile {
  filename: string;
  contentType: string;
  /** In base64. */
  content: string;
}

/** A mail that is being sent: the id and the time stay the same however often that is tried. */
export interface OutgoingMail extends Omit<Mail, 'why' | 'language'> {
  id: string;
  created: Date;
}
