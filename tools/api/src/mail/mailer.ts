import { createTransport } from 'nodemailer';
import { createOutbox } from './outbox';
import type { Settings } from '../settings';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves once the mail is with the mail server or in the outbox. */
  send: (mail: Mail) => Promise<void>;
}

/** Sends through the server at `SMTP_URL`; without one, mails lie in the outbox folder to be looked at. */
export function createMailer({ smtpUrl, mailFrom, dataFolder }: Settings): Mailer {
  if (!smtpUrl) return { send: createOutbox(dataFolder).put };
  const transport = createTransport(smtpUrl);
  return {
    send: async (mail) => {
      // nodemailer encodes addresses and headers, so that a name with a line break cannot add a header.
      await transport.sendMail({ from: mailFrom, ...mail });
    },
  };
}
