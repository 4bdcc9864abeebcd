import { cleanFilesHourly } from './attachments/cleanFiles';
import type { JobHandlers } from './jobs/defineJob';
import { failMail, sendMail } from './mail/mail.jobs';
import { createMailer } from './mail/mailer';
import { sweepExpired, sweepTables } from './operations/sweepExpired';
import type { ActionTools } from './sessions/actions/userAction';
import { createSendPasswordLink, sendPasswordLink } from './sessions/sendPasswordLink';

/** Every job of the server: a line here, a handler below, and a queue in a migration. */
export const jobs = [cleanFilesHourly, failMail, sendMail, sendPasswordLink, sweepTables] as const;

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
    'passwords.sendLink': createSendPasswordLink(tools),
    'tables.sweep': () => sweepExpired(database),
  };
}
