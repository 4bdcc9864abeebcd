import { createAccountRequestHandlers } from './subjects/accounts/accountRequestHandlers';
import { createAnnouncementHandlers } from './subjects/announcements/announcementHandlers';
import type { createAttachmentHandlers } from './engine/attachments/attachmentHandlers';
import type { FileAddresses } from './engine/attachments/createFileAddresses';
import { createBookHandlers } from './subjects/finance/books/bookHandlers';
import type { AllHandlers } from './engine/calls/handler';
import { createChangeHandlers } from './engine/changes/changeHandlers';
import { createCommentHandlers } from './subjects/comments/commentHandlers';
import { createConsentHandlers } from './subjects/entering/consents/consentHandlers';
import { createDashboardHandlers } from './subjects/dashboards/dashboardHandlers';
import { createDossierHandlers } from './subjects/entering/dossier/dossierHandlers';
import { createDecisionHandlers } from './subjects/entering/decisions/decisionHandlers';
import { createEligibilityHandlers } from './subjects/entering/eligibility/eligibilityHandlers';
import { createEnteringHandlers } from './subjects/entering/enteringHandlers';
import { createErasingHandlers } from './subjects/erasing/erasingHandlers';
import { createFeeHandlers } from './subjects/finance/fees/feeHandlers';
import { createDoorHandlers } from './subjects/booking/door/doorHandlers';
import { createFloorPlanHandlers } from './subjects/booking/floorPlanHandlers';
import { createChangeOfSaleHandlers } from './subjects/booking/changes/changeHandlers';
import { createGiftVoucherHandlers } from './subjects/booking/gift-vouchers/giftVoucherHandlers';
import { createQueueHandlers } from './subjects/booking/queue/queueHandlers';
import { createOfficeSaleHandlers } from './subjects/booking/sale/officeSaleHandlers';
import { createSaleHandlers } from './subjects/booking/sale/saleHandlers';
import { createSalesHandlers } from './subjects/dashboards/sales/salesHandlers';
import { createShiftHandlers } from './subjects/booking/box-office/shiftHandlers';
import { createTransferHandlers } from './subjects/booking/transfers/transferHandlers';
import { createFormHandlers } from './subjects/forms/formHandlers';
import { createInventoryHandlers } from './subjects/inventory/inventoryHandlers';
import { createInvoiceHandlers } from './subjects/finance/invoices/invoiceHandlers';
import { createHandedOverHandlers } from './subjects/judging/handed-over/handedOverHandlers';
import { createJudgingHandlers } from './subjects/judging/judgingHandlers';
import { createLeagueHandlers } from './subjects/leagues/leagueHandlers';
import { createLayoutHandlers } from './subjects/dashboards/layouts/layoutHandlers';
import type { Presence } from './engine/live/createPresence';
import { createPresenceHandlers } from './engine/live/presenceHandlers';
import { createMailHandlers } from './engine/mail/mailHandlers';
import { createMergeHandlers } from './engine/merging/mergeHandlers';
import { createMessagingHandlers } from './subjects/messaging/messagingHandlers';
import { createMuteHandlers } from './subjects/messaging/muteHandlers';
import { createNoticeHandlers } from './subjects/start/notices/noticeHandlers';
import { createNotificationHandlers } from './engine/notifications/notificationHandlers';
import { createMentorHandlers } from './subjects/people/mentorHandlers';
import { createPushHandlers } from './engine/notifications/pushHandlers';
import type { Records } from './engine/records/createRecords';
import type { RecordContext } from './engine/records/recordContext';
import type { ActionTools } from './engine/tools/ActionTools';
import { createResourceHandlers } from './subjects/resources/resourceHandlers';
import { createRoleHandlers } from './subjects/roles/roleHandlers';
import { createSchedulingHandlers } from './subjects/scheduling/schedulingHandlers';
import { createSeasonHandlers } from './subjects/season/seasonHandlers';
import { createSessionHandlers } from './engine/sign-in/sessionHandlers';
import { createStartHandlers } from './subjects/start/startHandlers';
import { createTagHandlers } from './subjects/tagging/tagHandlers';
import { createTargetHandlers } from './engine/targets/targetHandlers';
import { createTaskHandlers } from './subjects/tasks/taskHandlers';
import { waitingWork } from './waitingWork';

/** Dependencies of handlers. */
interface HandlerParts {
  tools: ActionTools;
  records: Records;
  presence: Presence;
  /** Handlers of one version: they answer with addresses. */
  attachments: ReturnType<typeof createAttachmentHandlers>;
  addressesOf: FileAddresses;
}

/** The handler of every action and every query: a line for each subject. */
export function createHandlers({
  tools,
  records,
  presence,
  attachments,
  addressesOf,
}: HandlerParts): AllHandlers {
  return complete({
    ...attachments,
    ...createAccountRequestHandlers(tools, records.context),
    ...createAnnouncementHandlers(records.context),
    ...createBookHandlers(records.context),
    ...createChangeHandlers(records),
    ...createChangeOfSaleHandlers(records.context),
    ...createQueueHandlers(records.context),
    ...createCommentHandlers(records.context),
    ...createConsentHandlers(records.context),
    ...createDashboardHandlers(tools.database, waitingWork),
    ...createDossierHandlers(tools.database),
    ...createDecisionHandlers(records.context, tools.settings),
    ...createDoorHandlers(tools, records.context),
    ...createEligibilityHandlers(records.context),
    ...createEnteringHandlers(tools, records.context),
    ...createErasingHandlers(tools, records.context),
    ...createFeeHandlers(records.context),
    ...createFloorPlanHandlers(records.context),
    ...createFormHandlers(records.context),
    ...createGiftVoucherHandlers(tools, records.context),
    ...createHandedOverHandlers(records.context, offlineHandlersOf(tools)),
    ...createInventoryHandlers(records.context),
    ...createInvoiceHandlers(records.context),
    ...createJudgingHandlers(records.context, tools),
    ...createLeagueHandlers(records.context),
    ...createLayoutHandlers(records.context),
    ...createMailHandlers(tools.database),
    ...createMentorHandlers(tools, records.context),
    ...createMergeHandlers(records.context),
    ...createMessagingHandlers(records.context),
    ...createMuteHandlers(tools.database),
    ...createNotificationHandlers(tools.database),
    ...createNoticeHandlers(tools.database, addressesOf),
    ...createPresenceHandlers(tools.database, presence),
    ...createResourceHandlers(records.context, addressesOf),
    ...createPushHandlers(tools),
    ...createRoleHandlers(tools.database, tools.sessions),
    ...createOfficeSaleHandlers(tools, records.context),
    ...createSaleHandlers(tools, records.context),
    ...createShiftHandlers(records.context),
    ...createSalesHandlers(tools.database),
    ...createSchedulingHandlers(records.context),
    ...createSeasonHandlers(tools.database, records.context),
    ...createSessionHandlers(tools, records),
    ...createStartHandlers(tools.settings, tools.database),
    ...createTagHandlers(records.context),
    ...createTargetHandlers(tools.database),
    ...createTaskHandlers(records.context),
    ...createTransferHandlers(tools, records.context),
  });
}

/** The handlers of actions that can wait on a device, made for the database that a context reads and writes. */
function offlineHandlersOf(tools: ActionTools) {
  return (context: RecordContext) => {
    const within = { ...tools, database: context.database };
    return {
      ...createDoorHandlers(within, context),
      ...createJudgingHandlers(context, within),
      ...createLeagueHandlers(context),
      ...createSchedulingHandlers(context),
    };
  };
}

/** Compiles where every declaration has its handler and every handler its declaration, which a spread alone does not check. */
function complete<H extends AllHandlers>(
  handlers: H & Readonly<Record<Exclude<keyof H, keyof AllHandlers>, never>>,
): AllHandlers {
  return handlers;
}
