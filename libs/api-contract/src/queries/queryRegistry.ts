import type * as v from 'valibot';
import { announcementQueries } from './announcementQueries';
import { attachmentQueries } from './attachmentQueries';
import { commentQueries } from './commentQueries';
import { consentQueries } from './consentQueries';
import { dashboardQueries } from './dashboardQueries';
import { ownDashboardQueries } from './ownDashboardQueries';
import { decisionQueries } from './decisionQueries';
import type { Query } from './defineQuery';
import { doorQueries } from './doorQueries';
import { eligibilityQueries } from './eligibilityQueries';
import { entryQueries } from './entryQueries';
import { erasingQueries } from './erasingQueries';
import { eventQueries } from './eventQueries';
import { feeQueries } from './feeQueries';
import { invoiceQueries } from './invoiceQueries';
import { financeQueries } from './financeQueries';
import { layoutQueries } from './layoutQueries';
import { linkQueries } from './linkQueries';
import { mailQueries } from './mailQueries';
import { mergeQueries } from './mergeQueries';
import { messagingQueries } from './messagingQueries';
import { notificationQueries } from './notificationQueries';
import { officeSaleQueries } from './officeSaleQueries';
import { presenceQueries } from './presenceQueries';
import { roleQueries } from './roleQueries';
import { resourceQueries } from './resourceQueries';
import { queueQueries } from './queueQueries';
import { saleChangeQueries } from './saleChangeQueries';
import { saleQueries } from './saleQueries';
import { schedulingQueries } from './schedulingQueries';
import { seasonQueries } from './seasonQueries';
import { startQueries } from './startQueries';
import { tagQueries } from './tagQueries';
import { taskQueries } from './taskQueries';
import { ticketSaleQueries } from './ticketSaleQueries';

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
  ...eventQueries,
  ...feeQueries,
  ...financeQueries,
  ...invoiceQueries,
  ...layoutQueries,
  ...linkQueries,
  ...mailQueries,
  ...mergeQueries,
  ...messagingQueries,
  ...notificationQueries,
  ...officeSaleQueries,
  ...presenceQueries,
  ...resourceQueries,
  ...roleQueries,
  ...queueQueries,
  ...saleChangeQueries,
  ...saleQueries,
  ...schedulingQueries,
  ...seasonQueries,
  ...startQueries,
  ...tagQueries,
  ...taskQueries,
  ...ticketSaleQueries,
};

export type QueryName = keyof typeof queryRegistry;
type Declared<Q extends QueryName> = (typeof queryRegistry)[Q];

/** What reading a query gives: `QueryInputOf<'resetToken'>`. */
export type QueryInputOf<Q extends QueryName> = v.InferInput<Declared<Q>['input']>;
/** What a handler gets: the input after parsing. */
export type ParsedQueryInputOf<Q extends QueryName> = v.InferOutput<Declared<Q>['input']>;
/** What a query answers. */
export type QueryOutputOf<Q extends QueryName> = v.InferOutput<Declared<Q>['output']>;
/** What the server's handler returns as that answer. */
export type QueryAnswerOf<Q extends QueryName> = v.InferInput<Declared<Q>['output']>;

// Object.keys of a literal object returns exactly its keys.
export const queryNames = Object.keys(queryRegistry) as readonly QueryName[];

/** The definition of a query, without its literal types: for code that works with any. */
export function queryNamed(name: QueryName): Query {
  return queryRegistry[name];
}
