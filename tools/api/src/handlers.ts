import { createAccountRequestHandlers } from './accounts/accountRequestHandlers';
import { createAnnouncementHandlers } from './announcements/announcementHandlers';
import type { createAttachmentHandlers } from './attachments/attachmentHandlers';
import type { FileAddresses } from './attachments/createFileAddresses';
import { createBookHandlers } from './books/bookHandlers';
import type { AllHandlers } from './calls/handler';
import { createChangeHandlers } from './changes/changeHandlers';
import { createCommentHandlers } from './comments/commentHandlers';
import { createConsentHandlers } from './consents/consentHandlers';
import { createDashboardHandlers } from './dashboards/dashboardHandlers';
import { createDossierHandlers } from './dossier/dossierHandlers';
import { createDecisionHandlers } from './decisions/decisionHandlers';
import { createEligibilityHandlers } from './eligibility/eligibilityHandlers';
import { createEnteringHandlers } from './entering/enteringHandlers';
import { createErasingHandlers } from './erasing/erasingHandlers';
import { createFeeHandlers } from './fees/feeHandlers';
import { createDoorHandlers } from './booking/door/doorHandlers';
import { createFloorPlanHandlers } from './booking/floorPlanHandlers';
import { createChangeOfSaleHandlers } from './booking/changes/changeHandlers';
import { createQueueHandlers } from './booking/queue/queueHandlers';
import { createOfficeSaleHandlers } from './booking/sale/officeSaleHandlers';
import { createSaleHandlers } from './booking/sale/saleHandlers';
import { createSalesHandlers } from './booking/sales/salesHandlers';
import { createTransferHandlers } from './booking/transfers/transferHandlers';
import { createFormHandlers } from './forms/formHandlers';
import { createInventoryHandlers } from './inventory/inventoryHandlers';
import { createInvoiceHandlers } from './invoices/invoiceHandlers';
import { createLayoutHandlers } from './layouts/layoutHandlers';
import type { Presence } from './live/createPresence';
import { createPresenceHandlers } from './live/presenceHandlers';
import { createMailHandlers } from './mail/mailHandlers';
import { createMergeHandlers } from './merging/mergeHandlers';
import { createMessagingHandlers } from './messaging/messagingHandlers';
import { createNoticeHandlers } from './notices/noticeHandlers';
import { createNotificationHandlers } from './notifications/notificationHandlers';
import { createPushHandlers } from './push/pushHandlers';
import type { Records } from './records/createRecords';
import type { ActionTools } from './sessions/actions/userAction';
import { createResourceHandlers } from './resources/resourceHandlers';
import { createRoleHandlers } from './roles/roleHandlers';
import { createSchedulingHandlers } from './scheduling/schedulingHandlers';
import { createSeasonHandlers } from './season/seasonHandlers';
import { createSessionHandlers } from './sessions/sessionHandlers';
import { createStartHandlers } from './start/startHandlers';
import { createTagHandlers } from './tagging/tagHandlers';
import { createTargetHandlers } from './targets/targetHandlers';
import { createTaskHandlers } from './tasks/taskHandlers';

/** What handlers are made of. */
interface HandlerParts {
  tools: ActionTools;
  records: Records;
  presence: Presence;
  /** Those of one version: they answer with addresses. */
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
    ...createDashboardHandlers(tools.database),
    ...createDossierHandlers(tools.database),
    ...createDecisionHandlers(records.context, tools.settings),
    ...createDoorHandlers(tools, records.context),
    ...createEligibilityHandlers(records.context),
    ...createEnteringHandlers(tools, records.context),
    ...createErasingHandlers(tools, records.context),
    ...createFeeHandlers(records.context),
    ...createFloorPlanHandlers(records.context),
    ...createFormHandlers(records.context),
    ...createInventoryHandlers(records.context),
    ...createInvoiceHandlers(records.context),
    ...createLayoutHandlers(records.context),
    ...createMailHandlers(tools.database),
    ...createMergeHandlers(records.context),
    ...createMessagingHandlers(records.context),
    ...createNotificationHandlers(tools.database),
    ...createNoticeHandlers(tools.database, addressesOf),
    ...createPresenceHandlers(tools.database, presence),
    ...createResourceHandlers(records.context, addressesOf),
    ...createPushHandlers(tools),
    ...createRoleHandlers(tools.database, tools.sessions),
    ...createOfficeSaleHandlers(tools, records.context),
    ...createSaleHandlers(tools, records.context),
    ...createSalesHandlers(tools.database),
    ...createSchedulingHandlers(records.context),
    ...createSeasonHandlers(tools.database),
    ...createSessionHandlers(tools, records),
    ...createStartHandlers(tools.settings, tools.database),
    ...createTagHandlers(records.context),
    ...createTargetHandlers(tools.database),
    ...createTaskHandlers(records.context),
    ...createTransferHandlers(tools, records.context),
  });
}

/** Compiles where every declaration has its handler and every handler its declaration, which a spread alone does not check. */
function complete<H extends AllHandlers>(
  handlers: H & Readonly<Record<Exclude<keyof H, keyof AllHandlers>, never>>,
): AllHandlers {
  return handlers;
}
