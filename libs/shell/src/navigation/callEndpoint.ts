import { apiSettings, sendRequest } from '@callboard/api-client';
import { callPaths } from '@callboard/api-contract';
import { exportedDataSchema } from '@callboard/api-contract/accounts';
import * as v from 'valibot';

const ownPath = /^\w[\w-]*(\/[\w-]+)*$/;
const fileAnswer = v.object({ data: exportedDataSchema });

/** The result of an endpoint of the user menu: a file to save, or success. */
export type EndpointAnswer =
  { status: 'failed' } | { status: 'done' } | { status: 'file'; name: string; text: string };

/** Checks whether an endpoint from the server is below the API's prefix. Other paths must not be called. */
export function isEndpoint(path: string | undefined): path is string {
  return path !== undefined && ownPath.test(path);
}

/** Calls the endpoint of a user menu item of the type `action_endpoint` (clause 3.20). */
export async function callEndpoint(endpoint: string, action: string | undefined): Promise<EndpointAnswer> {
  const isUserAction = endpoint === callPaths.userActions(21);
  const answer = await sendRequest({
    method: 'POST',
    path: isUserAction ? callPaths.userActions(apiSettings().version) : endpoint,
    body: action === undefined ? {} : { action },
  });
  if (!answer.ok) return { status: 'failed' };
  const file = v.safeParse(fileAnswer, answer.body);
  if (!file.success) return { status: 'done' };
  const { file_name: name, document: content } = file.output.data;
  return { status: 'file', name, text: JSON.stringify(content, null, 2) };
}
