import { sendRequest } from '@callboard/api-client';
import { callPaths, isTenantCode, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';

const domainsSchema = v.array(
  v.object({
    code: v.custom<TenantCode>(isTenantCode),
    name: v.pipe(v.string(), v.maxLength(200)),
    url: v.nullish(v.string()),
  }),
);

export type Domain = v.InferOutput<typeof domainsSchema>[number];

/** The domains that there are (clause 7.12); none while the server cannot say. */
export async function readDomains(): Promise<readonly Domain[]> {
  const answer = await sendRequest({
    method: 'GET',
    path: callPaths.domains,
    schema: domainsSchema,
    isQuiet: true,
  });
  return answer.ok ? v.parse(domainsSchema, answer.body) : [];
}
