import type * as v from 'valibot';
import { linkQueries } from './accounts/queries/linkQueries';
import { roleQueries } from './accounts/queries/roleQueries';
import { startQueries } from './accounts/queries/startQueries';
import { attachmentQueries } from './attachments/queries/attachmentQueries';
import { doorQueries } from './booking/queries/doorQueries';
import { officeSaleQueries } from './booking/queries/officeSaleQueries';
import { queueQueries } from './booking/queries/queueQueries';
import { saleChangeQueries } from './booking/queries/saleChangeQueries';
import { saleQueries } from './booking/queries/saleQueries';
import { giftVoucherQueries } from './booking/queries/giftVoucherQueries';
import { shiftQueries } from './booking/queries/shiftQueries';
import { ticketSaleQueries } from './booking/queries/ticketSaleQueries';
import { handOverQueries } from './competition/queries/handOverQueries';
import { judgingQueries } from './competition/queries/judgingQueries';
import { leagueQueries } from './competition/queries/leagueQueries';
import { resultQueries } from './competition/queries/resultQueries';
import { voteQueries } from './competition/queries/voteQueries';
import { consentQueries } from './consents/queries/consentQueries';
import { dashboardQueries } from './dashboards/queries/dashboardQueries';
import { ownDashboardQueries } from './dashboards/queries/ownDashboardQueries';
import type { Query } from './defineQuery';
import { decisionQueries } from './entries/queries/decisionQueries';
import { eligibilityQueries } from './entries/queries/eligibilityQueries';
import { entryQueries } from './entries/queries/entryQueries';
import { feeQueries } from './finance/queries/feeQueries';
import { financeQueries } from './finance/queries/financeQueries';
import { invoiceQueries } from './finance/queries/invoiceQueries';
import { layoutQueries } from './layouts/queries/layoutQueries';
import { announcementQueries } from './messaging/queries/announcementQueries';
import { commentQueries } from './messaging/queries/commentQueries';
import { messagingQueries } from './messaging/queries/messagingQueries';
import { mailQueries } from './notifications/queries/mailQueries';
import { notificationQueries } from './notifications/queries/notificationQueries';
import { erasingQueries } from './people/queries/erasingQueries';
import { badgeQueries } from './people/queries/badgeQueries';
import { mentorQueries } from './people/queries/mentorQueries';
import { mergeQueries } from './records/queries/mergeQueries';
import { presenceQueries } from './records/queries/presenceQueries';
import { resourceQueries } from './resources/queries/resourceQueries';
import { eventQueries } from './scheduling/queries/eventQueries';
import { foyerQueries } from './scheduling/queries/foyerQueries';
import { orderQueries } from './scheduling/queries/orderQueries';
import { schedulingQueries } from './scheduling/queries/schedulingQueries';
import { seasonQueries } from './scheduling/queries/seasonQueries';
import { timetableQueries } from './scheduling/queries/timetableQueries';
import { tagQueries } from './tags/queries/tagQueries';
import { taskQueries } from './tasks/queries/taskQueries';

/** Every read that is no collection, by its key. */
export const queryRegistry = {
  ...announcementQueries,
  ...attachmentQueries,
  ...commentQueries,
  ...consentQueries,
  ...dashboardQueries,
  ...ownDashboardQueries,
  ...decisionQueries,
  ...doorQueries,
  ...eligibilityQueries,
  ...entryQueries,
  ...erasingQueries,
  ...badgeQueries,
  ...mentorQueries,
  ...eventQueries,
  ...feeQueries,
  ...financeQueries,
  ...foyerQueries,
  ...giftVoucherQueries,
  ...invoiceQueries,
  ...handOverQueries,
  ...judgingQueries,
  ...leagueQueries,
  ...layoutQueries,
  ...linkQueries,
  ...mailQueries,
  ...mergeQueries,
  ...messagingQueries,
  ...notificationQueries,
  ...officeSaleQueries,
  ...presenceQueries,
  ...resourceQueries,
  ...resultQueries,
  ...roleQueries,
  ...queueQueries,
  ...saleChangeQueries,
  ...saleQueries,
  ...orderQueries,
  ...schedulingQueries,
  ...seasonQueries,
  ...shiftQueries,
  ...startQueries,
  ...tagQueries,
  ...taskQueries,
  ...ticketSaleQueries,
  ...timetableQueries,
  ...voteQueries,
};

export type QueryName = keyof typeof queryRegistry;
type Declared<Q extends QueryName> = (typeof queryRegistry)[Q];

/** Input of a query before parsing: `QueryInputOf<'resetToken'>`. */
export type QueryInputOf<Q extends QueryName> = v.InferInput<Declared<Q>['input']>;
/** Input of a handler, after parsing. */
export type ParsedQueryInputOf<Q extends QueryName> = v.InferOutput<Declared<Q>['input']>;
/** Answer of a query. */
export type QueryOutputOf<Q extends QueryName> = v.InferOutput<Declared<Q>['output']>;
/** Return type of the server's handler for that answer. */
export type QueryAnswerOf<Q extends QueryName> = v.InferInput<Declared<Q>['output']>;

// Object.keys of a literal object returns exactly its keys.
export const queryNames = Object.keys(queryRegistry) as readonly QueryName[];

/** The definition of a query, without its literal types: for code that works with any. */
export function queryNamed(name: QueryName): Query {
  return queryRegistry[name];
}
