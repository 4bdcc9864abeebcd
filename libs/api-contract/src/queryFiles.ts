import type { Query } from './defineQuery';
import type { QueryName } from './queryRegistry';

const announcement = async () =>
  (await import('./messaging/queries/announcementQueries')).announcementQueries;
const attachment = async () => (await import('./attachments/queries/attachmentQueries')).attachmentQueries;
const comment = async () => (await import('./messaging/queries/commentQueries')).commentQueries;
const consent = async () => (await import('./consents/queries/consentQueries')).consentQueries;
const dashboard = async () => (await import('./dashboards/queries/dashboardQueries')).dashboardQueries;
const ownDashboard = async () =>
  (await import('./dashboards/queries/ownDashboardQueries')).ownDashboardQueries;
const decision = async () => (await import('./entries/queries/decisionQueries')).decisionQueries;
const door = async () => (await import('./booking/queries/doorQueries')).doorQueries;
const eligibility = async () => (await import('./entries/queries/eligibilityQueries')).eligibilityQueries;
const entry = async () => (await import('./entries/queries/entryQueries')).entryQueries;
const erasing = async () => (await import('./people/queries/erasingQueries')).erasingQueries;
const event = async () => (await import('./scheduling/queries/eventQueries')).eventQueries;
const fee = async () => (await import('./finance/queries/feeQueries')).feeQueries;
const finance = async () => (await import('./finance/queries/financeQueries')).financeQueries;
const foyer = async () => (await import('./scheduling/queries/foyerQueries')).foyerQueries;
const giftVoucher = async () => (await import('./booking/queries/giftVoucherQueries')).giftVoucherQueries;
const handOver = async () => (await import('./competition/queries/handOverQueries')).handOverQueries;
const invoice = async () => (await import('./finance/queries/invoiceQueries')).invoiceQueries;
const layout = async () => (await import('./layouts/queries/layoutQueries')).layoutQueries;
const league = async () => (await import('./competition/queries/leagueQueries')).leagueQueries;
const judging = async () => (await import('./competition/queries/judgingQueries')).judgingQueries;
const link = async () => (await import('./accounts/queries/linkQueries')).linkQueries;
const mail = async () => (await import('./notifications/queries/mailQueries')).mailQueries;
const badge = async () => (await import('./people/queries/badgeQueries')).badgeQueries;
const mentor = async () => (await import('./people/queries/mentorQueries')).mentorQueries;
const merge = async () => (await import('./records/queries/mergeQueries')).mergeQueries;
const messaging = async () => (await import('./messaging/queries/messagingQueries')).messagingQueries;
const notification = async () =>
  (await import('./notifications/queries/notificationQueries')).notificationQueries;
const officeSale = async () => (await import('./booking/queries/officeSaleQueries')).officeSaleQueries;
const order = async () => (await import('./scheduling/queries/orderQueries')).orderQueries;
const presence = async () => (await import('./records/queries/presenceQueries')).presenceQueries;
const queue = async () => (await import('./booking/queries/queueQueries')).queueQueries;
const resource = async () => (await import('./resources/queries/resourceQueries')).resourceQueries;
const result = async () => (await import('./competition/queries/resultQueries')).resultQueries;
const role = async () => (await import('./accounts/queries/roleQueries')).roleQueries;
const sale = async () => (await import('./booking/queries/saleQueries')).saleQueries;
const saleChange = async () => (await import('./booking/queries/saleChangeQueries')).saleChangeQueries;
const scheduling = async () => (await import('./scheduling/queries/schedulingQueries')).schedulingQueries;
const shift = async () => (await import('./booking/queries/shiftQueries')).shiftQueries;
const season = async () => (await import('./scheduling/queries/seasonQueries')).seasonQueries;
const start = async () => (await import('./accounts/queries/startQueries')).startQueries;
const tag = async () => (await import('./tags/queries/tagQueries')).tagQueries;
const task = async () => (await import('./tasks/queries/taskQueries')).taskQueries;
const ticketSale = async () => (await import('./booking/queries/ticketSaleQueries')).ticketSaleQueries;
const timetable = async () => (await import('./scheduling/queries/timetableQueries')).timetableQueries;
const vote = async () => (await import('./competition/queries/voteQueries')).voteQueries;

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
  audienceVote: vote,
  bookingDashboard: dashboard,
  boxOfficeDay: shift,
  ceremony: result,
  certificates: result,
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
  publicBadge: badge,
  badgeKeys: badge,
  achievementBadge: badge,
  mentorMatches: mentor,
  myCreatives: mentor,
  eventCopy: event,
  eventFees: fee,
  findOrders: officeSale,
  foyer,
  gameSheet: league,
  giftVoucherPdf: giftVoucher,
  handedOver: handOver,
  invoice,
  invoicePdf: invoice,
  invoicePreviews: invoice,
  invoiceTerms: invoice,
  judging,
  judgingDesk: judging,
  judgingProtocol: judging,
  landingDashboard: dashboard,
  layoutDraft: layout,
  looksAtPerson: consent,
  mailsOfEntry: decision,
  mergedInto: merge,
  mergePreview: merge,
  messageRecipients: messaging,
  messageReports: messaging,
  mutedConversation: notification,
  draftTimetable: order,
  neededPeople: order,
  notificationCount: notification,
  notifications: notification,
  notificationSettings: notification,
  officeOffer: officeSale,
  officeOrder: officeSale,
  orderReceipt: officeSale,
  orderReceiptPdf: officeSale,
  openPlaces: judging,
  shopFrames: officeSale,
  officePerformances: officeSale,
  officeSeats: officeSale,
  ownAnnouncements: announcement,
  ownOrders: sale,
  ownResources: resource,
  ownShift: shift,
  page: layout,
  participantDashboard: ownDashboard,
  performanceDashboard: dashboard,
  personalLooks: consent,
  planChange: saleChange,
  possibleDuplicates: merge,
  publicNoticeFile: resource,
  publicNotices: resource,
  publicLadders: league,
  publicResults: result,
  publicSchools: season,
  publicSeason: season,
  publicTimetable: timetable,
  pushChannel: notification,
  receivables: invoice,
  recordViewers: presence,
  resetToken: link,
  resourceReaders: resource,
  resultCorrection: result,
  resumedUpload: attachment,
  roleChanges: role,
  roleLimits: role,
  runningOrder: order,
  saleCancellation: saleChange,
  saleOffer: sale,
  salePlan: sale,
  salePostponement: saleChange,
  saleProgramme: sale,
  saleQueue: queue,
  saleSeats: sale,
  settlements: finance,
  show: scheduling,
  scoredGame: league,
  squadGames: league,
  stageGraph: judging,
  stageLeague: league,
  stageResults: result,
  tagsOf: tag,
  targetPreview: announcement,
  taskAnswers: task,
  taxReturn: finance,
  ticketSales: ticketSale,
  ticketVotes: sale,
  tonight: scheduling,
  trialBalance: finance,
  undeliveredMails: mail,
  saleReadiness: officeSale,
  unpaidPlaces: officeSale,
  unreadConversations: messaging,
  voteCards: vote,
  voteTurnout: vote,
};
