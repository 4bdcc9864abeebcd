import type { actionRegistry, ActionName } from '@callboard/api-contract/actions';
import type { queryRegistry, QueryName } from '@callboard/api-contract/queries';
import type { StrangerMail } from '../../engine/mail/strangerMails';

const byProof = 'only with a link that was mailed to its holder, or with money';
const byAccount = '3 an hour to an account';

/** Effect of a call by someone who is not signed in. */
export interface StrangerCall {
  /** Resources taken from others, and their limit; null where there are none. */
  takes: string | null;
  /** The mail that it causes, and the budget of its address; null where it causes none. */
  mails: { what: string; budget: StrangerMail | typeof byProof | typeof byAccount } | null;
}

export type PublicAction = {
  [A in ActionName]: (typeof actionRegistry)[A]['roles'] extends 'public' ? A : never;
}[ActionName];
type PublicQuery = {
  [Q in QueryName]: (typeof queryRegistry)[Q]['roles'] extends 'public' ? Q : never;
}[QueryName];

const nothing: StrangerCall = { takes: null, mails: null };

/** Reviewed by people: a public action or query that is not here does not compile. */
export const strangerCalls: Readonly<Record<PublicAction | PublicQuery, StrangerCall>> = {
  requestAccount: {
    takes: null,
    mails: { what: 'The link that proves the email, or that there is an account', budget: 'account' },
  },
  confirmAccountEmail: nothing,
  answerConsents: nothing,
  activateUser: nothing,
  login: nothing,
  passkeyOptions: nothing,
  resetPassword: {
    takes: null,
    mails: { what: 'The link to set a new password, to accounts alone', budget: byAccount },
  },
  consumeTemporaryPassword: {
    takes: null,
    mails: { what: 'That the password was changed', budget: byProof },
  },
  joinQueue: { takes: 'A place in the queue; those of one network draw lots behind others', mails: null },
  readQueue: nothing,
  leaveQueue: nothing,
  holdSeats: {
    takes: 'Places for 10 minutes; what a browser, and a network of a performance, have unpaid is limited',
    mails: null,
  },
  holdBest: {
    takes: 'Places for 10 minutes; what a browser, and a network of a performance, have unpaid is limited',
    mails: null,
  },
  extendHold: { takes: 'The places of a hold for 5 more minutes, once', mails: null },
  readHold: nothing,
  releaseHold: nothing,
  checkVoucher: nothing,
  checkGiftVoucher: nothing,
  placeOrder: {
    takes:
      'The places of a hold for 15 minutes (by card) or 10 (by bank transfer), until it is paid or its email is confirmed; what a browser, a network and an email have unpaid is limited',
    mails: {
      what: 'The order, or the code that confirms its email, without what the buyer typed',
      budget: 'shop',
    },
  },
  confirmOrderEmail: {
    takes:
      'The places of an order until it is to be paid by bank transfer, with the code that was mailed; 10 tries for each code',
    mails: { what: 'The order', budget: byProof },
  },
  mailOrderCode: {
    takes: null,
    mails: { what: 'A new code, also to another email: 5 codes for an order', budget: 'shop' },
  },
  payOrder: { takes: null, mails: { what: 'The tickets', budget: byProof } },
  readOrder: nothing,
  ticketsPdf: nothing,
  answerPostponement: { takes: null, mails: { what: 'The refund', budget: byProof } },
  requestOrderChange: {
    takes: 'The time of the office: one open request of a kind, and 10 in all, for an order',
    mails: null,
  },
  giveUpOrder: nothing,
  joinWaitingList: {
    takes: 'A place on the waiting list; one of each email and performance',
    mails: { what: 'That the email is on the list, and later one offer', budget: 'shop' },
  },
  leaveWaitingList: nothing,
  castVote: {
    takes:
      'A vote on a stage, with the code of its hall; one of each ballot, as many of a network as the hall has seats; after 60 wrong codes a network has one more each second',
    mails: null,
  },
  consentLink: nothing,
  activation: nothing,
  resetToken: nothing,
  publicNotices: nothing,
  publicNoticeFile: nothing,
  publicLadders: nothing,
  publicResults: nothing,
  publicBadge: nothing,
  badgeKeys: nothing,
  saleProgramme: nothing,
  saleOffer: nothing,
  ticketVotes: nothing,
  salePlan: nothing,
  saleSeats: nothing,
  foyer: nothing,
  audienceVote: nothing,
  publicSeason: nothing,
  publicSchools: nothing,
  publicTimetable: nothing,
  appArguments: nothing,
  domains: nothing,
};
