import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSendAccountLink, sendAccountLink } from './accounts/sendAccountLink';
import { publishAnnouncement } from './announcements/announcement.jobs';
import { createPublishDue } from './announcements/publishDue';
import { mailMoves, mailPostponed, refundCancelled } from './booking/changes/change.jobs';
import { createMailMoves } from './booking/changes/mailMovesHandler';
import { createMailPostponed } from './booking/changes/mailPostponedHandler';
import { createRefundCancelled } from './booking/changes/refundCancelled';
import { sweepQueues } from './booking/queue/queue.jobs';
import { createSweepQueues } from './booking/queue/sweepQueues';
import { checkPayment, refundPayment } from './booking/sale/payment.jobs';
import {
  createCheckPayment,
  createRefundPayment,
  createSimulateWebhook,
} from './booking/sale/paymentJobHandlers';
import { simulateWebhook } from './providers/simulated.jobs';
import { expireOrder } from './booking/sale/sale.jobs';
import { createExpireOrder } from './booking/sale/saleJobHandlers';
import { createOfferWaiting, createSweepWaiting } from './booking/waiting/waitingJobHandlers';
import { offerWaiting, sweepWaiting } from './booking/waiting/waiting.jobs';
import { cleanFilesHourly } from './attachments/cleanFiles';
import { createSendConsentLink, sendConsentLink } from './consents/sendConsentLink';
import { mailInvoice, remindOverdue } from './invoices/invoice.jobs';
import { createMailInvoice, createRemindOverdue } from './invoices/invoiceJobHandlers';
import type { JobHandlers } from './jobs/defineJob';
import { failMail, sendMail } from './mail/mail.jobs';
import { createMailer } from './mail/mailer';
import { createFindDueTasks } from './notifications/dueTasks';
import { findDueTasks, mailNotification, sendDigests } from './notifications/notification.jobs';
import { createMailNotification, createSendDigests } from './notifications/notificationMails';
import { sweepExpired, sweepTables } from './operations/sweepExpired';
import { pushNotification, sendPush } from './push/push.jobs';
import { createPushNotification, createSendPush } from './push/pushNotifications';
import type { ActionTools } from './sessions/actions/userAction';
import { createMailReports } from './reports/mailReports';
import { mailReports } from './reports/report.jobs';
import { createSendPasswordLink, sendPasswordLink } from './sessions/sendPasswordLink';

/** Every job of the server: a line here, a handler below, and a queue in a migration. */
export const jobs = [
  checkPayment,
  cleanFilesHourly,
  expireOrder,
  failMail,
  findDueTasks,
  mailInvoice,
  mailMoves,
  mailPostponed,
  mailNotification,
  mailReports,
  offerWaiting,
  publishAnnouncement,
  pushNotification,
  refundCancelled,
  refundPayment,
  remindOverdue,
  sendAccountLink,
  sendConsentLink,
  sendDigests,
  sendMail,
  sendPasswordLink,
  sendPush,
  simulateWebhook,
  sweepQueues,
  sweepTables,
  sweepWaiting,
] as const;

interface HandlerTools {
  tools: ActionTools;
  cleanFiles: () => Promise<void>;
  /** Calls a route of this process. */
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
}

export function createJobHandlers({ tools, cleanFiles, inject }: HandlerTools): JobHandlers<typeof jobs> {
  const { database, mails, settings } = tools;
  return {
    'accounts.sendLink': createSendAccountLink(tools),
    'announcements.publish': createPublishDue(database),
    'consents.sendLink': createSendConsentLink(tools),
    'files.clean': cleanFiles,
    'invoices.mail': createMailInvoice(tools),
    'invoices.remind': createRemindOverdue(tools),
    'mail.fail': mails.fail,
    'mail.send': mails.sendBy(createMailer(settings)),
    'notifications.findDue': createFindDueTasks(database),
    'notifications.mail': createMailNotification(tools),
    'notifications.push': createPushNotification(tools),
    'notifications.sendDigests': createSendDigests(tools),
    'orders.expire': createExpireOrder(tools),
    'orders.mailMoves': createMailMoves(tools),
    'orders.mailPostponed': createMailPostponed(tools),
    'orders.refundCancelled': createRefundCancelled(tools),
    'passwords.sendLink': createSendPasswordLink(tools),
    'payments.check': createCheckPayment(tools),
    'payments.refund': createRefundPayment(tools),
    'payments.simulate': createSimulateWebhook(tools, inject),
    'push.send': createSendPush(tools),
    'queues.sweep': createSweepQueues(database),
    'reports.mail': createMailReports(tools),
    'tables.sweep': () => sweepExpired(database),
    'waiting.offer': createOfferWaiting(tools),
    'waiting.sweep': createSweepWaiting(tools),
  };
}
