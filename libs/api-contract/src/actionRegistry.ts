import type * as v from 'valibot';
import { accountActions } from './accounts/actions/accountActions';
import { accountRequestActions } from './accounts/actions/accountRequestActions';
import { invitationActions } from './accounts/actions/invitationActions';
import { loginActions } from './accounts/actions/loginActions';
import { passkeyActions } from './accounts/actions/passkeyActions';
import { passwordActions } from './accounts/actions/passwordActions';
import { roleActions } from './accounts/actions/roleActions';
import { sessionActions } from './accounts/actions/sessionActions';
import { twoStepActions } from './accounts/actions/twoStepActions';
import { attachmentActions } from './attachments/actions/attachmentActions';
import { afterSaleActions } from './booking/actions/afterSaleActions';
import { doorActions } from './booking/actions/doorActions';
import { floorPlanActions } from './booking/actions/floorPlanActions';
import { officeSaleActions } from './booking/actions/officeSaleActions';
import { orderActions } from './booking/actions/orderActions';
import { queueOfficeActions } from './booking/actions/queueActions';
import { saleActions } from './booking/actions/saleActions';
import { saleChangeActions } from './booking/actions/saleChangeActions';
import { giftVoucherActions } from './booking/actions/giftVoucherActions';
import { shiftActions } from './booking/actions/shiftActions';
import type { CollectionName } from './collectionName';
import { handOverActions } from './competition/actions/handOverActions';
import { judgingActions } from './competition/actions/judgingActions';
import { leagueActions } from './competition/actions/leagueActions';
import { voteActions } from './competition/actions/voteActions';
import { consentActions } from './consents/actions/consentActions';
import type { Action } from './defineAction';
import { decisionActions } from './entries/actions/decisionActions';
import { enteringActions } from './entries/actions/enteringActions';
import { feeActions } from './finance/actions/feeActions';
import { financeActions } from './finance/actions/financeActions';
import { invoiceActions } from './finance/actions/invoiceActions';
import { transferActions } from './finance/actions/transferActions';
import { formActions } from './forms/actions/formActions';
import { layoutActions } from './layouts/actions/layoutActions';
import { announcementActions } from './messaging/actions/announcementActions';
import { commentActions } from './messaging/actions/commentActions';
import { messagingActions } from './messaging/actions/messagingActions';
import { mailActions } from './notifications/actions/mailActions';
import { notificationActions } from './notifications/actions/notificationActions';
import { inventoryActions } from './office/actions/inventoryActions';
import { erasingActions } from './people/actions/erasingActions';
import { achievementActions } from './people/actions/achievementActions';
import { mentorActions } from './people/actions/mentorActions';
import { changeActions } from './records/actions/changeActions';
import { mergeActions } from './records/actions/mergeActions';
import { presenceActions } from './records/actions/presenceActions';
import type { RecordOf } from './registry';
import { resourceActions } from './resources/actions/resourceActions';
import { eventActions } from './scheduling/actions/eventActions';
import { schedulingActions } from './scheduling/actions/schedulingActions';
import { tagActions } from './tags/actions/tagActions';
import { taskActions } from './tasks/actions/taskActions';

/** Every declared action, by its key. Transitions are actions too: `transitionAction` derives them from a lifecycle. */
export const actionRegistry = {
  ...accountActions,
  ...accountRequestActions,
  ...afterSaleActions,
  ...announcementActions,
  ...attachmentActions,
  ...changeActions,
  ...commentActions,
  ...decisionActions,
  ...consentActions,
  ...doorActions,
  ...enteringActions,
  ...erasingActions,
  ...achievementActions,
  ...mentorActions,
  ...eventActions,
  ...feeActions,
  ...financeActions,
  ...floorPlanActions,
  ...formActions,
  ...giftVoucherActions,
  ...handOverActions,
  ...inventoryActions,
  ...invitationActions,
  ...judgingActions,
  ...leagueActions,
  ...layoutActions,
  ...loginActions,
  ...mailActions,
  ...mergeActions,
  ...messagingActions,
  ...notificationActions,
  ...officeSaleActions,
  ...passkeyActions,
  ...passwordActions,
  ...presenceActions,
  ...resourceActions,
  ...roleActions,
  ...queueOfficeActions,
  ...orderActions,
  ...saleActions,
  ...saleChangeActions,
  ...schedulingActions,
  ...sessionActions,
  ...shiftActions,
  ...tagActions,
  ...taskActions,
  ...invoiceActions,
  ...transferActions,
  ...twoStepActions,
  ...voteActions,
};

export type ActionName = keyof typeof actionRegistry;
type Declared<A extends ActionName> = (typeof actionRegistry)[A];

/** Input of a call before parsing: `InputOf<'changePassword'>`. */
export type InputOf<A extends ActionName> = v.InferInput<Declared<A>['input']>;
/** Input of a handler, after parsing. */
export type ParsedInputOf<A extends ActionName> = v.InferOutput<Declared<A>['input']>;
/** Answer of an action; null for a record that a server did not answer. */
export type OutputOf<A extends ActionName> =
  Declared<A> extends { output: infer O; on: infer S }
    ? O extends v.GenericSchema
      ? v.InferOutput<O>
      : S extends { record: infer N extends CollectionName }
        ? RecordOf<N> | null
        : never
    : never;
/** Return type of the server's handler for that answer. */
export type AnswerOf<A extends ActionName> = Declared<A>['output'] extends infer O extends v.GenericSchema
  ? v.InferInput<O>
  : never;

/** The actions that act on one record of a collection. */
export type RecordActionName = {
  [A in ActionName]: Declared<A>['on'] extends { record: string } ? A : never;
}[ActionName];

// Object.keys of a literal object returns exactly its keys.
export const actionNames = Object.keys(actionRegistry) as readonly ActionName[];

/** The definition of an action, without its literal types: for code that works with any. */
export function actionNamed(name: ActionName): Action {
  return actionRegistry[name];
}

/** The key of the action that is declared on one record of a collection under a name of the wire; null where none is. */
export function actionOnRecord(collection: string, name: string): RecordActionName | null {
  return (
    recordActionNames.find((key) => {
      const { on, name: own } = actionRegistry[key];
      return own === name && on.record === collection;
    }) ?? null
  );
}

const recordActionNames = actionNames.filter(isRecordAction);

function isRecordAction(name: ActionName): name is RecordActionName {
  const { on } = actionRegistry[name];
  return typeof on === 'object' && 'record' in on;
}
