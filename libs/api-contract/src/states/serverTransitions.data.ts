import type { CollectionName } from '../collectionName';
import type { RecordEventName } from '../events/events';

/** A change of status that no role makes: the server does, when what `when` describes happens. */
export interface ServerTransition {
  from: readonly string[];
  to: string;
  /** For readers of the code and of the page of states. */
  when: string;
  /** The event that it is, for subscribers. */
  event?: RecordEventName;
}

/**
 * The changes of status that the server makes itself, by collection; those that a role makes are in the lifecycle of the collection. The
 * names are those of the events that they are. Both together are all that the database permits.
 */
export const serverTransitions = {
  orders: {
    paid: {
      from: ['unpaid', 'cancelled', 'expired'],
      to: 'paid',
      when: 'Its money arrived; of an ended order only while its places are still free',
    },
    expired: { from: ['unpaid'], to: 'expired', when: 'It was not paid in time' },
    cancelled: { from: ['unpaid'], to: 'cancelled', when: 'The buyer or the office gave it up' },
    partly_refunded: {
      from: ['paid', 'partly_refunded'],
      to: 'partly_refunded',
      when: 'Some of its tickets or merchandise were refunded or exchanged',
    },
    refunded: { from: ['paid', 'partly_refunded'], to: 'refunded', when: 'All of it was refunded' },
    exchanged: { from: ['paid', 'partly_refunded'], to: 'exchanged', when: 'All of it was exchanged' },
  },
  tickets: {
    sold: { from: ['reserved'], to: 'valid', when: 'The order is paid' },
    cancelled: { from: ['reserved'], to: 'cancelled', when: 'The order ended before it was paid' },
    reserved_again: {
      from: ['cancelled'],
      to: 'reserved',
      when: 'The money arrived after the order had ended, and the places were still free',
    },
    refunded: { from: ['valid'], to: 'refunded', when: 'It was refunded' },
    exchanged: { from: ['valid'], to: 'exchanged', when: 'It was exchanged for another' },
  },
  payments: {
    waits: { from: ['pending'], to: 'needs_step', when: 'The provider waits for the buyer' },
    resumed: { from: ['needs_step'], to: 'pending', when: 'The buyer did what the provider waited for' },
    confirmed: {
      from: ['pending', 'needs_step', 'declined'],
      to: 'confirmed',
      when: 'The money arrived; also after the provider had declined it at first',
    },
    declined: { from: ['pending', 'needs_step'], to: 'declined', when: 'The provider declined it' },
    sent_back: {
      from: ['confirmed'],
      to: 'declined',
      when: 'A refund that had arrived: the bank of the buyer sent it back',
    },
  },
  giftVouchers: {
    expired: { from: ['active', 'blocked'], to: 'expired', when: 'Its last day is over' },
    cancelled: {
      from: ['active', 'blocked', 'expired'],
      to: 'cancelled',
      when: 'The office took it back',
    },
    revived: {
      from: ['expired', 'cancelled'],
      to: 'active',
      when: 'Money that it had paid came back after its end',
    },
  },
  boxOfficeShifts: {
    closed: { from: ['open'], to: 'closed', when: 'Its cash was counted' },
  },
  seatHolds: {
    ordered: { from: ['open'], to: 'ordered', when: 'Its places were ordered' },
    released: {
      from: ['open'],
      to: 'released',
      when: 'Its term ended, its buyer gave it up, or the performance was cancelled or postponed',
    },
  },
  merchandiseLines: {
    sold: { from: ['reserved'], to: 'sold', when: 'The order is paid' },
    cancelled: { from: ['reserved'], to: 'cancelled', when: 'The order ended before it was paid' },
    reserved_again: {
      from: ['cancelled'],
      to: 'reserved',
      when: 'The money arrived after the order had ended, and the pieces were still in stock',
    },
    refunded: { from: ['sold'], to: 'refunded', when: 'All its pieces were refunded' },
  },
  orderRequests: {
    done: { from: ['open'], to: 'done', when: 'The office did what the buyer requested' },
    refused: { from: ['open'], to: 'refused', when: 'The office refused it, with a reason' },
    closed: { from: ['open'], to: 'closed', when: 'The office gave the order to another buyer' },
  },
  waitingParties: {
    offered: { from: ['waiting'], to: 'offered', when: 'Seats became free' },
    bought: {
      from: ['offered', 'lapsed'],
      to: 'bought',
      when: 'They ordered the seats, also where the offer ended just before',
    },
    lapsed: {
      from: ['waiting', 'offered', 'bought'],
      to: 'lapsed',
      when: 'The offer ended, the order was not paid, or the performance came',
    },
    left: { from: ['waiting', 'offered'], to: 'left', when: 'They left the list' },
    removed: { from: ['waiting', 'offered'], to: 'removed', when: 'The office took them off the list' },
  },
  userActivations: {
    accepted: { from: ['pending'], to: 'complete', when: 'Its receiver accepted it' },
    declined: { from: ['pending'], to: 'declined', when: 'Its receiver declined it' },
    expired: { from: ['pending'], to: 'expired', when: 'It was not answered in time' },
  },
  achievementInstances: {
    proposed: {
      from: ['working'],
      to: 'proposed',
      when: 'The creative, their mentor or the office proposed it as reached',
      event: 'achievement.proposed',
    },
  },
  accountRequests: {
    expired: { from: ['waiting'], to: 'expired', when: 'It was not answered in time' },
  },
  invoices: {
    issued: { from: ['draft'], to: 'issued', when: 'The office issued it' },
    discarded: { from: ['draft'], to: 'void', when: 'The office discarded the draft' },
    reopened: { from: ['part_paid', 'paid'], to: 'issued', when: 'A payment of it was reversed' },
    part_paid: { from: ['issued', 'paid'], to: 'part_paid', when: 'Some of its total was paid or credited' },
    paid: { from: ['issued', 'part_paid'], to: 'paid', when: 'All of it was paid' },
    credited: { from: ['issued', 'part_paid', 'paid'], to: 'credited', when: 'All of it was credited' },
  },
  stages: {
    released: {
      from: ['closed'],
      to: 'released',
      when: 'The head judge released the results, or planned to',
      event: 'stage.released',
    },
  },
  ceremonies: {
    closed: { from: ['open'], to: 'closed', when: 'Who runs the ceremony closed it' },
  },
  handedOverWork: {
    taken: { from: ['waiting'], to: 'taken', when: 'All of it was applied' },
    dismissed: { from: ['waiting'], to: 'dismissed', when: 'Who decides it dismissed it, with a reason' },
  },
  resultVersions: {
    released: {
      from: ['open'],
      to: 'released',
      when: 'The head judge released the correction',
      event: 'results.corrected',
    },
    replaced: { from: ['released'], to: 'replaced', when: 'A correction of it was released' },
    dropped: {
      from: ['open'],
      to: 'dropped',
      when: 'The head judge dropped the correction, which changed nothing',
    },
  },
  gameResults: {
    started: { from: ['scheduled'], to: 'live', when: 'Its first score was noted' },
    finished: {
      from: ['scheduled', 'live'],
      to: 'final',
      when: 'Its score is final, or a team forfeited it',
    },
    put_off: { from: ['live'], to: 'scheduled', when: 'It is played at another time' },
  },
  scoreSheets: {
    signed: { from: ['open'], to: 'signed', when: 'Its judge signed it' },
    reopened: { from: ['signed'], to: 'open', when: 'The head judge opened it again, with a reason' },
    recused: { from: ['open'], to: 'recused', when: 'Its judge stepped aside' },
    returned: { from: ['recused'], to: 'open', when: 'Its judge judges the act after all' },
  },
} as const satisfies Partial<Record<CollectionName, Readonly<Record<string, ServerTransition>>>>;
