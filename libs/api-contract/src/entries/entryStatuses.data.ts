/** The statuses of an entry that takes part or still can. */
export const runningStatuses = ['submitted', 'accepted', 'waitlisted'] as const;

/** Decisions of the office about an entry: the names of the transitions that make them. */
export const decisionNames = ['accept', 'waitlist', 'decline'] as const;
export type Decision = (typeof decisionNames)[number];

/** The entries about which the office has still to decide: what is decided and waits to be sent is not among them. */
export const undecidedFilters = [
  { field: 'status', operator: 'eq', value: 'submitted' },
  { field: 'decision', operator: 'isnull', value: 'true' },
] as const;

/** The same with drafts: of these entries the organisers have refused none, and no one has withdrawn them. */
export const standingStatuses = ['draft', ...runningStatuses] as const;

/** The statuses of an entry that stands in no running order any more. */
export const leftStatuses = ['declined', 'withdrawn'] as const;
