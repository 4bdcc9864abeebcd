import type { Query } from './defineQuery';
import type { QueryName } from './queryRegistry';

const announcement = async () => (await import('./announcementQueries')).announcementQueries;
const attachment = async () => (await import('./attachmentQueries')).attachmentQueries;
const comment = async () => (await import('./commentQueries')).commentQueries;
const consent = async () => (await import('./consentQueries')).consentQueries;
const dashboard = async () => (await import('./dashboardQueries')).dashboardQueries;
const ownDashboard = async () => (await import('./ownDashboardQueries')).ownDashboardQueries;
const decision = async () => (await import('./decisionQueries')).decisionQueries;
const door = async () => (await import('./doorQueries')).doorQueries;
const eligibility = async () => (await import('./eligibilityQueries')).eligibilityQueries;
const entry = async () => (await import('./entryQueries')).entryQueries;
const erasing = async () => (await import('./erasingQueries')).erasingQueries;
const event = async () => (await import('./eventQueries')).eventQueries;
const fee = async () => (await import('./feeQueries')).feeQueries;
const finance = async () => (await import('./financeQueries')).financeQueries;
const invoice = async () => (await import('./invoiceQueries')).invoiceQueries;
const layout = async () => (await import('./layoutQueries')).layoutQueries;
const link = async () => (await import('./linkQueries')).linkQueries;
const mail = async () => (await import('./mailQueries')).mailQueries;
const merge = async () => (await import('./mergeQueries')).mergeQueries;
const messaging = async () => (await import('./messagingQueries')).messagingQueries;
const notification = async () => (await import('./notificationQueries')).notificationQueries;
const officeSale = async () => (await import('./officeSaleQueries')).officeSaleQueries;
const presence = async () => (await import('./presenceQueries')).presenceQueries;
const queue = async () => (await import('./queueQueries')).queueQueries;
const resource = async () => (await import('./resourceQueries')).resourceQueries;
const role = async () => (await import('./roleQueries')).roleQueries;
const sale = async () => (await import('./saleQueries')).saleQueries;
const saleChange = async () => (await import('./saleChangeQueries')).saleChangeQueries;
const scheduling = async () => (await import('./schedulingQueries')).schedulingQueries;
const season = async () => (await import('./seasonQueries')).seasonQueries;
const start = async () => (await import('./startQueries')).startQueries;
const tag = async () => (await import('./tagQueries')).tagQueries;
const task = async () => (await import('./taskQueries')).taskQueries;
const ticketSale = async () => (await import('./ticketSaleQueries')).ticketSaleQueries;

/** The file that declares each query: a page loads those of the queries that it reads. */
export const queryFiles: {
  readonly [Q in QueryName]: () => Promise<{ readonly [N in Q]: Query }>;
} = {
  accountingDashboard: dashboard,
  activation: link,
  adminDashboard: dashboard,
  announcementReach: announcement,
  appArguments: start,
  attachment,
  attachmentsOfRecord: attachment,
  bookingDashboard: dashboard,
  cast: scheduling,
  commentPeople: comment,
  comments: comment,
  consentLink: consent,
  conversationExport: messaging,
  conversationState: messaging,
  creditNotePdf: invoice,
  dayBook: finance,
  domains: start,
  doorPerformances: door,
  doorSnapshot: door,
  doorState: door,
  doorTickets: door,
  enteringForms: task,
  entryConsents: consent,
  entryDossier: entry,
  entryEligibility: eligibility,
  entryFields: entry,
  entryFee: fee,
  entryInvoices: invoice,
  erasePreview: erasing,
  eventCopy: event,
  eventFees: fee,
  findOrders: officeSale,
  invoice,
  invoicePdf: invoice,
  invoicePreviews: invoice,
  invoiceTerms: invoice,
  landingDashboard: dashboard,
  layoutDraft: layout,
  looksAtPerson: consent,
  mailsOfEntry: decision,
  mergedInto: merge,
  mergePreview: merge,
  messageRecipients: messaging,
  messageReports: messaging,
  mutedConversation: notification,
  notificationCount: notification,
  notifications: notification,
  notificationSettings: notification,
  officeOffer: officeSale,
  officeOrder: officeSale,
  shopFrames: officeSale,
  officePerformances: officeSale,
  officeSeats: officeSale,
  ownAnnouncements: announcement,
  ownOrders: sale,
  ownResources: resource,
  page: layout,
  participantDashboard: ownDashboard,
  performanceDashboard: dashboard,
  personalLooks: consent,
  planChange: saleChange,
  possibleDuplicates: merge,
  publicNoticeFile: resource,
  publicNotices: resource,
  publicSchools: season,
  publicSeason: season,
  pushChannel: notification,
  receivables: invoice,
  recordViewers: presence,
  resetToken: link,
  resourceReaders: resource,
  resumedUpload: attachment,
  roleChanges: role,
  roleLimits: role,
  saleCancellation: saleChange,
  saleOffer: sale,
  salePlan: sale,
  salePostponement: saleChange,
  saleProgramme: sale,
  saleQueue: queue,
  saleSeats: sale,
  settlements: finance,
  show: scheduling,
  tagsOf: tag,
  targetPreview: announcement,
  taskAnswers: task,
  taxReturn: finance,
  ticketSales: ticketSale,
  tonight: scheduling,
  trialBalance: finance,
  undeliveredMails: mail,
  unpaidPlaces: officeSale,
  unreadConversations: messaging,
};
