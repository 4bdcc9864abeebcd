import type { createAttachmentHandlers } from './attachments/attachmentHandlers';
import type { AllHandlers } from './calls/handler';
import { createChangeHandlers } from './changes/changeHandlers';
import { createDashboardHandlers } from './dashboards/dashboardHandlers';
import { createFormHandlers } from './forms/formHandlers';
import { createMailHandlers } from './mail/mailHandlers';
import { createNotificationHandlers } from './notifications/notificationHandlers';
import type { Records } from './records/createRecords';
import type { ActionTools } from './sessions/actions/userAction';
import { createSessionHandlers } from './sessions/sessionHandlers';
import { createStartHandlers } from './start/startHandlers';
import { createTaskHandlers } from './tasks/taskHandlers';

/** What handlers are made of. */
interface HandlerParts {
  tools: ActionTools;
  records: Records;
  /** Those of one version: they answer with addresses. */
  attachments: ReturnType<typeof createAttachmentHandlers>;
}

/** The handler of every action and every query: a line for each subject. */
export function createHandlers({ tools, records, attachments }: HandlerParts): AllHandlers {
  return complete({
    ...attachments,
    ...createChangeHandlers(records),
    ...createDashboardHandlers(tools.database),
    ...createFormHandlers(records.context),
    ...createMailHandlers(tools.database),
    ...createNotificationHandlers(tools.database),
    ...createSessionHandlers(tools, records),
    ...createStartHandlers(tools.settings),
    ...createTaskHandlers(records.context),
  });
}

/** Compiles where every declaration has its handler and every handler its declaration, which a spread alone does not check. */
function complete<H extends AllHandlers>(
  handlers: H & Readonly<Record<Exclude<keyof H, keyof AllHandlers>, never>>,
): AllHandlers {
  return handlers;
}
