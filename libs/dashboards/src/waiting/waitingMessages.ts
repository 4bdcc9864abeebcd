import type { WaitingKind } from '@callboard/api-contract/dashboards';
import { defineMessages, translate } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';

type Heading = (count: number, label: Label) => string;

const headings = {
  mails_undelivered: (count) =>
    translate('{count, plural, one {One email could not be sent} other {# emails could not be sent}}', {
      count,
    }),
  entries_in_cancelled: (count, label) =>
    translate('{what} in a cancelled performance', { what: counted(count, label) }),
  people_twice: (count, label) =>
    translate('{what} on two stages at the same time', { what: counted(count, label) }),
  entries_twice: (count, label) =>
    translate('{what} in two places at the same time', { what: counted(count, label) }),
  seats_over_capacity: (count, label) =>
    translate('{what} with more seats than the space holds', { what: counted(count, label) }),
  performances_outside_event: (count, label) =>
    translate('{what} outside the days of their event', { what: counted(count, label) }),
  account_requests_waiting: (count, label) =>
    translate('{what} waiting for an answer', { what: counted(count, label) }),
  order_requests_open: (count, label) =>
    translate('{what} waiting for an answer', { what: counted(count, label) }),
  entries_waiting: (count, label) =>
    translate('{what} waiting for a decision', { what: counted(count, label) }),
  work_handed_over: (count) =>
    translate(
      '{count, plural, one {Work that one device handed over} other {Work that # devices handed over}}',
      { count },
    ),
  orders_to_refund: (count, label) => translate('{what} to pay back', { what: counted(count, label) }),
  schools_in_credit: (count, label) =>
    translate('{what} that paid too much', { what: counted(count, label) }),
  invoices_overdue: (count, label) => translate('{what} not paid in time', { what: counted(count, label) }),
  tasks_overdue: (count, label) => translate('{what} not done in time', { what: counted(count, label) }),
  performances_unfinished: (count, label) =>
    translate('{what} over, but not finished', { what: counted(count, label) }),
  events_overdue: (count, label) =>
    translate('{what} still open after the closing day', { what: counted(count, label) }),
  events_with_unplaced: (count, label) =>
    translate('{what} with a time slot missing for something accepted', { what: counted(count, label) }),
  events_without_performances: (count, label) =>
    translate('{what} with nothing planned yet', { what: counted(count, label) }),
  events_without_venue: (count, label) =>
    translate('{what} without a venue', { what: counted(count, label) }),
  invitations_expired: (count, label) => translate('{what} expired', { what: counted(count, label) }),
} satisfies Readonly<Record<WaitingKind, Heading>>;

/** The texts of the list of what waits. */
export const waitingMessages = defineMessages({
  title: 'What waits for you',
  nothing: 'Nothing waits for you',
  nothingText: 'Requests, decisions, late tasks and everything else that needs you will be listed here.',
  headings,
  /** The transitions that are done in place. */
  acts: {
    complete: 'Mark as done',
    resend_activation: 'Resend activation',
  },
  acted: {
    complete: (title: string) => translate('{title} is done', { title }),
    resend_activation: (title: string) => translate('The invitation of {title} was sent again', { title }),
  },
  actOn: (act: string, title: string) => translate('{act}: {title}', { act, title }),
  open: 'Show',
  decide: 'Decide',
  /** The age of a row, in days. */
  since: (days: number) =>
    translate('{days, plural, =0 {since today} one {for one day} other {for # days}}', { days }),
  late: (days: number) => translate('{days, plural, one {one day late} other {# days late}}', { days }),
  ahead: (days: number) => translate('{days, plural, =0 {today} one {tomorrow} other {in # days}}', { days }),
  all: (count: number) => translate('Show all {count, number}', { count }),
  more: (count: number) => translate('and {count, number} more', { count }),
});
