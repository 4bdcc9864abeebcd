import type { WaitingQueries } from '../../engine/facts/waitingWork';
import { isUndelivered } from '../../engine/mail/isUndelivered';

/** Mails that could not be sent. */
export const waitingMails: WaitingQueries<'mails_undelivered'> = {
  mails_undelivered: ({ tenant }) =>
    `SELECT id AS hashcode, subject AS title, recipient AS about, created AS at, true AS is_ready
      FROM mails WHERE tenant = ${tenant} AND ${isUndelivered}`,
};
