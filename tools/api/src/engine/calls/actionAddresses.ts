import { callPaths, collectionPath, type Action, type Collection } from '@callboard/api-contract';
import { actionNamed, actionNames, type ActionName } from '@callboard/api-contract/actions';
import { registry } from '@callboard/api-contract/collections';

/** Several actions share an address; the body names the action. */
export interface Address {
  path: string;
  /** The actions here that are on nothing or on a change set, by their names on the wire. */
  own: ReadonlyMap<string, ActionName>;
  /** Collection whose records can be acted on here. */
  collection: Collection | null;
  /** Its actions decide by themselves who can call them, because some need no session. */
  isPublic: boolean;
}

/** Where actions are called behind the prefix of a version. */
export function actionAddresses(version: number, collections: readonly Collection[]): Address[] {
  const named = (isHere: (action: Action) => boolean) =>
    new Map(
      actionNames
        .map((key) => [key, actionNamed(key)] as const)
        .filter(([, action]) => typeof action.wire !== 'object' && isHere(action))
        .map(([key, { name }]) => [name, key]),
    );
  const none = new Map<string, ActionName>();
  const userActions = callPaths.userActions(version);
  const users = collections.find(({ name }) => name === registry.users.name) ?? null;
  const own = named(({ on, wire }) => on === 'nothing' || wire === 'userActions');
  const ofRecords = collections.flatMap((collection) =>
    [collectionPath(collection, version), ...collection.aliases].map((path) => ({
      path: `${path}/actions`,
      own: none,
      collection,
      isPublic: false,
    })),
  );
  return [
    { path: userActions, own, collection: users, isPublic: true },
    {
      path: callPaths.changeActions,
      own: named(({ on }) => on === 'changeSet'),
      collection: null,
      isPublic: false,
    },
    ...ofRecords.filter(({ path }) => path !== userActions),
  ];
}
