import { cleanFilesHourly } from './attachments/cleanFiles';
import type { JobHandlers } from './jobs/defineJob';
import { failMail, sendMail } from './mail/mail.jobs';
import { createMailer } from './mail/mailer';
import { createFindDueTasks } from './notifications/dueTasks';
import { findDueTasks, mailNotification, sendDigests } from './notifications/notification.jobs';
import { createMailNotification, createSendDigests } from './notifications/notificationMails';
import { sweepExpired, sweepTables } from './operations/sweepExpired';
import type { ActionTools } from './sessions/actions/userAction';
import { createSendPasswordLink, sendPasswordLink } from './sessions/sendPasswordLink';

/** Every job of the server: a line here, a handler below, and a queue in a migration. */
export const jobs = [
  cleanFilesHourly,
  failMail,
  findDueTasks,
  mailNotification,
  sendDigests,
  sendMail,
  sendPasswordLink,
  sweepTables,
] as const;

interface HandlerTools {
  tools: ActionTools;
  cleanFiles: () => Promise<void>;
}

export function createJobHandlers({ tools, cleanFiles }: HandlerTools): JobHandlers<typeof jobs> {
  const { database, mails, settings } = tools;
  return {
    'files.clean': cleanFiles,
    'mail.fail': mails.fail,
    'mail.send': mails.sendBy(createMailer(settings)),
    'notifications.findDue': createFindDueTasks(database),
    'notifications.mail': createMailNotification(tools),
    'notifications.sendDigests': createSendDigests(tools),
    'passwords.sendLink': createSendPasswordLink(tools),
    'tables.sweep': () => sweepExpired(database),
  };
}
