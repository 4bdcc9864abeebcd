/** What a mail says, and to whom. */
export interface Mail {
  to: string;
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
export interface OutgoingMail extends Omit<Mail, 'why'> {
  id: string;
  created: Date;
}
