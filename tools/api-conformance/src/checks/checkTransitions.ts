import { hasRole, isObject, needsReason, type Transition } from '@callboard/api-contract';
import type { WireRecord } from '../context';
import { shortly, type Answer } from '../createApi';
import { isProblem, verifyRefusal } from '../refusals';
import type { WriteContext } from './writeContext';

/** Moves a record through its lifecycle (clause 7.21). */
export async function checkTransitions(context: WriteContext, record: WireRecord): Promise<void> {
  const { scope, collection, roles } = context;
  const { lifecycle } = collection;
  if (!lifecycle) {
    for (const check of ['transition.possible', 'transition.impossible'] as const)
      scope.skip(check, 'it has no lifecycle');
    return;
  }
  const own = Object.entries(lifecycle.transitions).filter(([, each]) => hasRole(roles, each.roles));
  verifyRefusal(scope, 'transition.impossible', await act(context, record, 'no_such_action'), [400]);
  await checkImpossible(context, record, own, String(record['status']));
  const possible = own.filter(
    ([, each]) => each.from.includes(String(record['status'])) && isQuiet(each) && !needsReason(each, roles),
  );
  const to = await checkPossible(context, record, possible);
  if (to !== null) await checkImpossible(context, record, own, to);
}

/** Makes the first of some transitions that the API permits, and returns the status after it. */
async function checkPossible(
  context: WriteContext,
  record: WireRecord,
  possible: readonly [string, Transition][],
): Promise<string | null> {
  const { scope } = context;
  scope.skip('transition.possible', 'none from its first status is without effects on others');
  for (const [action, { to }] of possible) {
    const answer = await act(context, record, action);
    const data = isObject(answer.body) ? answer.body['data'] : undefined;
    const isMoved = answer.status === 200 && isObject(data) && data['status'] === to;
    const isRuled = [400, 409].includes(answer.status) && isProblem(answer.body, answer.status);
    if (isRuled) {
      scope.skip('transition.possible', `${action} was refused: ${shortly(answer)}`, answer);
      continue;
    }
    const expected = `200 {"success": true, "data": {… "status": "${to}"}}`;
    return scope.verify('transition.possible', isMoved, answer, expected) ? to : null;
  }
  return null;
}

/** Checks whether it changes the status and no more: no mail, no notification, no event. */
function isQuiet({ hasEffects, event, notifies, noticed }: Transition): boolean {
  return !hasEffects && !event && !notifies && !noticed;
}

async function checkImpossible(
  context: WriteContext,
  record: WireRecord,
  transitions: readonly [string, Transition][],
  status: string,
): Promise<void> {
  const { api, scope, path } = context;
  const impossible = transitions.filter(([, { from }]) => !from.includes(status));
  for (const [action] of impossible) {
    verifyRefusal(scope, 'transition.impossible', await act(context, record, action), [400]);
  }
  const after = await api.get(`${path}/${record.hashcode}`);
  const current = isObject(after.body) ? after.body['status'] : undefined;
  scope.verify('transition.impossible', current === status, after, `the status ${status}`, String(current));
}

function act({ api, path }: WriteContext, { hashcode }: WireRecord, action: string): Promise<Answer> {
  return api.call('POST', `${path}/actions`, { body: { action, target: hashcode } });
}
