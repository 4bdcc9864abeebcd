import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './Mail';
import { createOutbox } from './outbox';
import type { Settings } from '../settings';

export interface Mailer {
  /** Resolves once the mail is with the mail server or in the outbox folder. */
  send: (mail: OutgoingMail) => Promise<void>;
}

/** Shorter than a run of the job: see `mail.jobs.ts`. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Sends through the server at `SMTP_URL`; without one, mails lie in the outbox folder to be looked at. */
export function createMailer({ smtpUrl, mailFrom, dataFolder }: Settings): Mailer {
  if (!smtpUrl) return { send: createOutbox(dataFolder).put };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  const host = /@([^\s@>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    send: async ({ id, created, to, unsubscribe, files, ...mail }) => {
      // nodemailer encodes addresses and headers, so that a name with a line break cannot add a header. A mail that is sent twice,
      // because the first time was not recorded, has the same Message-ID: mail programs show it once.
      await transport.sendMail({
        from: mailFrom,
        ...mail,
        // As an object: a text would be split at its commas, and a part of it is the address of another person.
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        date: created,
        ...(files && { attachments: files.map((file) => ({ ...file, encoding: 'base64' })) }),
        ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
      });
    },
  };
}

/** Mail programs show a button of their own by these headers, and send the POST (RFC 8058). */
function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
