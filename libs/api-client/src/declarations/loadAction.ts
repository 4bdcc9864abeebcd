import type { Action } from '@callboard/api-contract';
import type { ActionName } from '@callboard/api-contract/actions';
import { loadOnce } from './loadOnce';

/** The declarations of all actions. They load with the first call: no page needs one in order to be shown. */
export const fetchActions = loadOnce(() => import('@callboard/api-contract/actions'));

/** The declaration of an action. */
export async function loadAction(name: ActionName): Promise<Action> {
  return (await fetchActions()).actionNamed(name);
}

/** The declaration of the action on one record of a collection that has a name of the wire; null where there is none. */
export async function loadActionOnRecord(collection: string, name: string): Promise<Action | null> {
  const { actionNamed, actionOnRecord } = await fetchActions();
  const key = actionOnRecord(collection, name);
  return key && actionNamed(key);
}
