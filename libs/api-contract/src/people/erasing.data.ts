/**
 * Erasure of a record that names an erased person. `strip`: it is about the person, so that every field that can be empty
 * is emptied, and names become a pseudonym. `delete`: it is nothing without the person. `mention`: it is about something else, so
 * that it stays, and only the person's names and contact data in its texts are replaced.
 */
export type Erasure =
  | { deed: 'delete' | 'mention'; while?: ErasureTerms }
  | {
      deed: 'strip';
      /** Fields that the books or the plan need, which do not name them. */
      keeps?: readonly string[];
      /** The reference to the record that it is a part of, whose texts can name the person. */
      partOf?: string;
      while?: ErasureTerms;
    };

/** It holds only while a field has one of these values; otherwise the record is a `mention`. */
export interface ErasureTerms {
  field: string;
  in: readonly (string | null)[];
}

const participant = {
  deed: 'strip',
  keeps: ['event', 'entry', 'part', 'replaced_by'],
  partOf: 'entry',
} as const satisfies Erasure;

/**
 * Every reference to a person, or to a record that is about one, in the order of erasing: a line for each, or a test fails. So
 * a new field of a record that is stripped is emptied unless it is listed here.
 */
export const erasures: Readonly<Record<`${string}.${string}`, Erasure>> = {
  'individuals.hashcode': { deed: 'strip' },
  'users.individual': { deed: 'strip', keeps: ['roles'] },
  'employees.individual': {
    deed: 'strip',
    keeps: ['department', 'team', 'manager', 'employment', 'starts_on', 'ends_on', 'hours_per_week'],
  },
  'mentors.individual': { deed: 'strip', keeps: ['discipline', 'region', 'most_creatives'] },
  'participants.individual': participant,
  'formInstances.individual': {
    deed: 'strip',
    keeps: ['definition', 'edition', 'task', 'progress', 'submitted'],
    // An answer for an entry is the school's.
    while: { field: 'entry', in: [null] },
  },
  'absences.employee': { deed: 'strip', keeps: ['kind', 'starts_on', 'ends_on', 'cover'] },
  'absences.cover': { deed: 'mention' },
  'workDocuments.employee': { deed: 'delete' },
  'userActivations.individual': { deed: 'delete' },
  'relations.individual': { deed: 'delete' },
  'contactNotes.individual': { deed: 'delete' },
  'contactNotes.assigned_to': { deed: 'mention' },
  'collaborators.user': { deed: 'delete' },
  'savedViews.owner': { deed: 'delete', while: { field: 'shared_with', in: [null] } },
  'reportReceivers.user': { deed: 'delete' },
  'reportReceivers.owner': { deed: 'mention' },
  'reports.owner': { deed: 'delete', while: { field: 'shared_with', in: ['owner'] } },
  'entries.contact': { deed: 'mention' },
  'shifts.individual': { deed: 'mention' },
  'inventoryReservations.individual': { deed: 'mention' },
  'suppliers.contact': { deed: 'mention' },
  'employees.manager': { deed: 'mention' },
  'teams.lead': { deed: 'mention' },
  'organizationStructures.head': { deed: 'mention' },
  'projects.owner': { deed: 'mention' },
  'projectTasks.assignee': { deed: 'mention' },
  'scheduleEvents.organiser': { deed: 'mention' },
  'achievementInstances.creative': { deed: 'strip', keeps: ['template', 'mentor', 'reached_on'] },
  'achievementInstances.mentor': { deed: 'mention' },
  'participants.mentor': { deed: 'mention' },
  'conversations.started_by': { deed: 'mention' },
  'conversationMembers.user': { deed: 'mention' },
  'messages.author': { deed: 'mention' },
  'announcementTargets.user': { deed: 'mention' },
  'announcementReceivers.user': { deed: 'mention' },
  'resourceTargets.user': { deed: 'mention' },
  'seatHolds.user': { deed: 'mention' },
  'orders.user': {
    deed: 'strip',
    keeps: [
      'number',
      'performance',
      'channel',
      'payment_method',
      'pay_until',
      'paid_at',
      'seat_hold',
      'sold_by',
      'language',
      'voucher',
      'exchange_of',
    ],
  },
  'orders.exchange_of': { deed: 'mention' },
  'tickets.order': { deed: 'mention' },
  'tickets.exchanged_for': { deed: 'mention' },
  'payments.order': { deed: 'mention' },
  'merchandiseLines.order': { deed: 'mention' },
  'orderRequests.order': { deed: 'delete' },
  'orders.sold_by': { deed: 'mention' },
  'payments.received_by': { deed: 'mention' },
  'boxOfficeShifts.clerk': { deed: 'mention' },
  'giftVouchers.issued_by': { deed: 'mention' },
  'giftVoucherEntries.made_by': { deed: 'mention' },
  'giftVoucherEntries.order': { deed: 'mention' },
  'showSteps.made_by': { deed: 'mention' },
  'showSteps.participant': { deed: 'mention' },
  'ceremonies.driver': { deed: 'mention' },
  'handedOverWork.made_by': { deed: 'mention' },
  'handedOverWork.decided_by': { deed: 'mention' },
  'panelJudges.judge': { deed: 'mention' },
  'scoreSheets.judge': { deed: 'mention' },
  'resultVersions.made_by': { deed: 'mention' },
  'sheetReadings.reader': { deed: 'mention' },
};
