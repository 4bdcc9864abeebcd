import type { WaitingKind } from '@callboard/api-contract/dashboards';
import type { WaitingQueries } from './engine/facts/waitingWork';
import { waitingAccounts } from './subjects/accounts/waitingAccounts';
import { waitingSales } from './subjects/booking/waitingSales';
import { waitingEntries } from './subjects/entering/waitingEntries';
import { waitingMoney } from './subjects/finance/waitingMoney';
import { waitingHandedOver } from './subjects/judging/waitingHandedOver';
import { waitingMails } from './subjects/messaging/waitingMails';
import { waitingEvents } from './subjects/scheduling/waitingEvents';
import { waitingPlaces } from './subjects/scheduling/waitingPlaces';
import { waitingTasks } from './subjects/tasks/waitingTasks';

/** The work of every subject: a kind that is declared and has no query does not compile. */
export const waitingWork: WaitingQueries<WaitingKind> = {
  ...waitingAccounts,
  ...waitingSales,
  ...waitingEntries,
  ...waitingMoney,
  ...waitingHandedOver,
  ...waitingMails,
  ...waitingEvents,
  ...waitingPlaces,
  ...waitingTasks,
};
