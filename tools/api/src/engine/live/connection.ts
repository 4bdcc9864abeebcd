import { isTenantCode, type TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { badRequest, forbidden } from '../problems';
import { foreignHostWords, isForeignToHost, ownerOfHost } from '../plugins/tenantOfRequest';
import type { Settings } from '../settings';

const querySchema = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  domain: v.string(),
  after: v.optional(v.string()),
});

/** Query of a client that connects. */
export interface ConnectionQuery {
  token: string;
  domain: TenantCode;
  after: string | null;
}

/** Parses the query of a connection (clause 7.48). Throws where its tenant or its page is another one's. */
export function readConnection(
  request: FastifyRequest,
  settings: Pick<Settings, 'hosts' | 'corsOrigins'>,
): ConnectionQuery {
  const parsed = v.safeParse(querySchema, request.query);
  if (!parsed.success) throw badRequest(sentences.noSuchTenant());
  const { token, domain, after = null } = parsed.output;
  if (!isTenantCode(domain)) throw badRequest(sentences.noSuchTenant());
  if (isForeignToHost(request, domain)) throw forbidden(foreignHostWords);
  if (!isOwnOrigin(request, domain, settings)) throw forbidden(foreignHostWords);
  return { token, domain, after };
}

/**
 * Whether the page that connects is one of the tenant's. Browsers let every page open a socket anywhere, and name its origin only
 * here; what is no browser sends no origin, and has to know a token.
 */
function isOwnOrigin(
  { headers, hostname }: FastifyRequest,
  tenant: TenantCode,
  { hosts, corsOrigins }: Pick<Settings, 'hosts' | 'corsOrigins'>,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (corsOrigins.includes(page.origin)) return true;
  const owner = ownerOfHost(page.hostname, hosts);
  return owner === null ? page.hostname === hostname : owner === tenant;
}
