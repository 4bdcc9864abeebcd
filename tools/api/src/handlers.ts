import type { ActionName } from '@callboard/api-contract';
import type { createAttachmentHandlers } from './attachments/attachmentHandlers';
import type { Handler, Handlers, QueryHandlers } from './calls/handler';
import { createUndo } from './changes/actions/undo';
import { createDashboardQueries } from './dashboards/dashboardQueries';
import { createPublishForm } from './forms/actions/publishForm';
import { createSubmitForm } from './forms/actions/submitForm';
import { createMailQueries, discardMail, retryMail } from './mail/undelivered';
import type { Records } from './records/createRecords';
import { activateUser } from './sessions/actions/activateUser';
import { changePassword } from './sessions/actions/changePassword';
import { consumeTemporaryPassword } from './sessions/actions/consumeTemporaryPassword';
import { exportMyData } from './sessions/actions/exportMyData';
import { login } from './sessions/actions/login';
import { passkeyOptions } from './sessions/actions/loginByPasskey';
import { logout } from './sessions/actions/logout';
import { beginPasskey, confirmPasskey, removePasskey } from './sessions/actions/passkeyActions';
import { resetLockout } from './sessions/actions/resetLockout';
import { resetPassword } from './sessions/actions/resetPassword';
import { security } from './sessions/actions/security';
import { endOtherSessions, endSession, listSessions } from './sessions/actions/sessionActions';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './sessions/actions/totpActions';
import type { ActionTools, UserHandler } from './sessions/actions/userAction';
import { viewAs } from './sessions/actions/viewAs';
import { createResendActivation } from './sessions/activations/resendActivation';
import { createSessionQueries } from './sessions/sessionQueries';
import { createStartQueries } from './start/startQueries';
import { createMakeTasks } from './tasks/actions/makeTasks';

/** What handlers are made of. */
export interface HandlerParts {
  tools: ActionTools;
  records: Records;
  /** Those of one version: they answer with addresses. */
  attachments: ReturnType<typeof createAttachmentHandlers>;
}

/** The handler of every action, by its key of the registry: a line each. */
export function createActionHandlers({ tools, records, attachments }: HandlerParts): Handlers {
  const { context } = records;
  const user =
    <A extends ActionName>(handler: UserHandler<A>) =>
    (call: Parameters<UserHandler<A>>[1]) =>
      handler(tools, call);
  return {
    activateUser: user(activateUser),
    beginPasskey: user(beginPasskey),
    beginTotp: user(beginTotp),
    changePassword: user(changePassword),
    confirmPasskey: user(confirmPasskey),
    confirmTotp: user(confirmTotp),
    consumeTemporaryPassword: user(consumeTemporaryPassword),
    discardMail: user(discardMail),
    endOtherSessions: user(endOtherSessions),
    endSession: user(endSession),
    exportMyData: user(exportMyData),
    listSessions: user(listSessions),
    login: user(login),
    logout: user(logout),
    makeTasks: lazy(() => createMakeTasks(context)),
    passkeyOptions: user(passkeyOptions),
    publishForm: lazy(() => createPublishForm(context)),
    removeAttachment: attachments.removeAttachment,
    removePasskey: user(removePasskey),
    removeTotp: user(removeTotp),
    renewRecoveryCodes: user(renewRecoveryCodes),
    resendActivation: lazy(() => createResendActivation(context, tools)),
    resetLockout: user(resetLockout),
    resetPassword: user(resetPassword),
    retryMail: user(retryMail),
    security: user(security),
    submitForm: lazy(() => createSubmitForm(context)),
    undo: createUndo(records),
    viewAs: user(viewAs),
  };
}

/** The handler of every query, by its key of the registry. */
export function createQueryHandlers({ tools, records, attachments }: HandlerParts): QueryHandlers {
  const { attachment, attachmentsOfRecord, resumedUpload } = attachments;
  return {
    ...createStartQueries(tools.settings),
    ...createSessionQueries(tools, records),
    ...createDashboardQueries(tools.database),
    ...createMailQueries(tools.database),
    attachment,
    attachmentsOfRecord,
    resumedUpload,
  };
}

/** A handler that is made at its first call: its statements name tables that a server may not serve. */
function lazy<A extends ActionName>(create: () => Handler<A>): Handler<A>;
function lazy(create: () => (call: never) => unknown): (call: never) => unknown {
  let handler: ReturnType<typeof create> | undefined;
  return (call) => (handler ??= create())(call);
}
