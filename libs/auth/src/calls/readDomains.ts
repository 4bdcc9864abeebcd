import { sendRequest } from '@callboard/api-client';
import { callPaths, isTenantCode, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';

const domainSchema = v.object({
  code: v.custom<TenantCode>(isTenantCode),
  name: v.pipe(v.string(), v.maxLength(200)),
  url: v.nullish(v.string()),
});

export type Domain = v.InferOutput<typeof domainSchema>;

/** The domains that there are (clause 7.12), of those that this app knows; none while the server cannot say. */
export async function readDomains(): Promise<readonly Domain[]> {
  const answer = await sendRequest({
    method: 'GET',
    path: callPaths.domains,
    schema: v.array(v.unknown()),
    isQuiet: true,
  });
  if (!answer.ok || !Array.isArray(answer.body)) return [];
  return answer.body.filter((domain): domain is Domain => v.is(domainSchema, domain));
}
