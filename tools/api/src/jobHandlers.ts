import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSendAccountLink, sendAccountLink } from './subjects/accounts/sendAccountLink';
import { publishAnnouncement } from './subjects/announcements/announcement.jobs';
import { createPublishDue } from './subjects/announcements/publishDue';
import { mailMoves, mailPostponed, refundCancelled } from './subjects/booking/changes/change.jobs';
import { createMailMoves } from './subjects/booking/changes/mailMovesHandler';
import { createMailPostponed } from './subjects/booking/changes/mailPostponedHandler';
import { createRefundCancelled } from './subjects/booking/changes/refundCancelled';
import { expireGiftVouchers } from './subjects/booking/gift-vouchers/giftVoucher.jobs';
import { createExpireGiftVouchers } from './subjects/booking/gift-vouchers/giftVoucherJobHandlers';
import { sweepQueues } from './subjects/booking/queue/queue.jobs';
import { createSweepQueues } from './subjects/booking/queue/sweepQueues';
import { checkPayment, refundPayment } from './subjects/booking/sale/payment.jobs';
import {
  createCheckPayment,
  createRefundPayment,
  createSimulateWebhook,
} from './subjects/booking/sale/paymentJobHandlers';
import { simulateWebhook } from './engine/providers/simulated.jobs';
import { expireOrder, mailTickets } from './subjects/booking/sale/sale.jobs';
import { createExpireOrder, createMailTickets } from './subjects/booking/sale/saleJobHandlers';
import { createOfferWaiting, createSweepWaiting } from './subjects/booking/waiting/waitingJobHandlers';
import { offerWaiting, sweepWaiting } from './subjects/booking/waiting/waiting.jobs';
import { cleanFilesHourly } from './engine/attachments/cleanFiles';
import { createSendConsentLink, sendConsentLink } from './subjects/entering/consents/sendConsentLink';
import { mailInvoice, remindOverdue } from './subjects/finance/invoices/invoice.jobs';
import { createMailInvoice, createRemindOverdue } from './subjects/finance/invoices/invoiceJobHandlers';
import { releasePlanned } from './subjects/judging/judging.jobs';
import { createReleaseDue } from './subjects/judging/releaseDue';
import type { JobHandlers } from './engine/jobs/defineJob';
import { failMail, sendMail } from './engine/mail/mail.jobs';
import { createMailer } from './engine/mail/mailer';
import { createFindDueTasks } from './subjects/tasks/dueTasks';
import { findDueTasks, mailNotification, sendDigests } from './engine/notifications/notification.jobs';
import { createMailNotification, createSendDigests } from './engine/notifications/notificationMails';
import { sweepExpired, sweepTables } from './sweepExpired';
import { pushNotification, sendPush } from './engine/push/push.jobs';
import { createPushNotification, createSendPush } from './engine/notifications/pushNotifications';
import type { ActionTools } from './engine/tools/ActionTools';
import { createMailReports } from './subjects/reports/mailReports';
import { mailReports } from './subjects/reports/report.jobs';
import { createSendPasswordLink, sendPasswordLink } from './engine/sign-in/sendPasswordLink';

/** Every job of the server: a line here, a handler below, and a queue in a migration. */
export const jobs = [
  checkPayment,
  cleanFilesHourly,
  expireGiftVouchers,
  expireOrder,
  mailTickets,
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
  releasePlanned,
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
    'giftVouchers.expire': createExpireGiftVouchers(tools),
    'invoices.mail': createMailInvoice(tools),
    'invoices.remind': createRemindOverdue(tools),
    'mail.fail': mails.fail,
    'mail.send': mails.sendBy(createMailer(settings)),
    'notifications.findDue': createFindDueTasks(database),
    'notifications.mail': createMailNotification(tools),
    'notifications.push': createPushNotification(tools),
    'notifications.sendDigests': createSendDigests(tools),
    'orders.expire': createExpireOrder(tools),
    'orders.mail': createMailTickets(tools),
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
    'results.release': createReleaseDue(database),
    'tables.sweep': () => sweepExpired(database, settings.storedDays),
    'waiting.offer': createOfferWaiting(tools),
    'waiting.sweep': createSweepWaiting(tools),
  };
}
