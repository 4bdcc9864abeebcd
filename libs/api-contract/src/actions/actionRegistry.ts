import type * as v from 'valibot';
import type { CollectionName, RecordOf } from '../registry';
import { accountActions } from './accountActions';
import { accountRequestActions } from './accountRequestActions';
import { afterSaleActions } from './afterSaleActions';
import { announcementActions } from './announcementActions';
import { attachmentActions } from './attachmentActions';
import { changeActions } from './changeActions';
import { commentActions } from './commentActions';
import { decisionActions } from './decisionActions';
import { consentActions } from './consentActions';
import type { Action } from './defineAction';
import { doorActions } from './doorActions';
import { enteringActions } from './enteringActions';
import { erasingActions } from './erasingActions';
import { eventActions } from './eventActions';
import { feeActions } from './feeActions';
import { financeActions } from './financeActions';
import { floorPlanActions } from './floorPlanActions';
import { formActions } from './formActions';
import { inventoryActions } from './inventoryActions';
import { invitationActions } from './invitationActions';
import { layoutActions } from './layoutActions';
import { loginActions } from './loginActions';
import { mailActions } from './mailActions';
import { mergeActions } from './mergeActions';
import { messagingActions } from './messagingActions';
import { notificationActions } from './notificationActions';
import { officeSaleActions } from './officeSaleActions';
import { orderActions } from './orderActions';
import { passkeyActions } from './passkeyActions';
import { passwordActions } from './passwordActions';
import { presenceActions } from './presenceActions';
import { resourceActions } from './resourceActions';
import { roleActions } from './roleActions';
import { queueOfficeActions } from './queueActions';
import { saleActions } from './saleActions';
import { saleChangeActions } from './saleChangeActions';
import { schedulingActions } from './schedulingActions';
import { sessionActions } from './sessionActions';
import { tagActions } from './tagActions';
import { taskActions } from './taskActions';
import { invoiceActions } from './invoiceActions';
import { transferActions } from './transferActions';
import { twoStepActions } from './twoStepActions';

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
  ...eventActions,
  ...feeActions,
  ...financeActions,
  ...floorPlanActions,
  ...formActions,
  ...inventoryActions,
  ...invitationActions,
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
  ...tagActions,
  ...taskActions,
  ...invoiceActions,
  ...transferActions,
  ...twoStepActions,
};

export type ActionName = keyof typeof actionRegistry;
type Declared<A extends ActionName> = (typeof actionRegistry)[A];

/** What a call of an action gives: `InputOf<'changePassword'>`. */
export type InputOf<A extends ActionName> = v.InferInput<Declared<A>['input']>;
/** What a handler gets: the input after parsing. */
export type ParsedInputOf<A extends ActionName> = v.InferOutput<Declared<A>['input']>;
/** What an action answers; null for a record that a server did not answer. */
export type OutputOf<A extends ActionName> =
  Declared<A> extends { output: infer O; on: infer S }
    ? O extends v.GenericSchema
      ? v.InferOutput<O>
      : S extends { record: infer N extends CollectionName }
        ? RecordOf<N> | null
        : never
    : never;
/** What the server's handler returns as that answer. */
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
