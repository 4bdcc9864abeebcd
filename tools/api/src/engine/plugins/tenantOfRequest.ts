import { defaultTenant, isTenantCode, type TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { badRequest, forbidden } from '../problems';

/** For a header, a form or a token that names another tenant than the address that was called. */
export const foreignHostWords = 'This address belongs to another tenant. Use that tenant’s own address.';

/**
 * Decides the tenant of a request before its user is known: the Domain header, else the host. A header that names no tenant is
 * refused rather than guessed at, and one that names another than the host's own tenant is refused too: a host that belongs to no
 * tenant serves them all. Once the session is read, its tenant takes this one's place.
 */
export function addTenantOfRequest(app: FastifyInstance, hosts: ReadonlyMap<string, TenantCode>): void {
  app.decorateRequest('tenant', defaultTenant);
  app.decorateRequest('hostTenant', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { domain } = request.headers;
    if (domain !== undefined && !isTenantCode(domain)) {
      done(badRequest(sentences.noSuchTenant()));
      return;
    }
    request.hostTenant = ownerOfHost(request.hostname, hosts);
    request.tenant = domain ?? tenantOfHost(request.hostname, hosts) ?? defaultTenant;
    done(isForeignToHost(request, request.tenant) ? forbidden(foreignHostWords) : undefined);
  });
}

/** True if a tenant is not the one whose address was called. */
export function isForeignToHost({ hostTenant }: Pick<FastifyRequest, 'hostTenant'>, tenant: string): boolean {
  return hostTenant !== null && hostTenant !== tenant;
}

/** The one tenant that a host name is for: `{tenant}.localhost` or a configured name. Null for every other, such as localhost. */
export function ownerOfHost(hostname: string, hosts: ReadonlyMap<string, TenantCode>): TenantCode | null {
  const name = plainName(hostname);
  const label = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
  return hosts.get(name) ?? (isTenantCode(label) ? label : null);
}

/**
 * Whose pages live at a host name: `{tenant}.localhost`, a configured name, or the default tenant at a bare one. Null for a name
 * that belongs to no tenant: `{unknown}.localhost`, and once names are configured every other that is neither local nor an
 * address.
 */
export function tenantOfHost(hostname: string, hosts: ReadonlyMap<string, TenantCode>): TenantCode | null {
  const owner = ownerOfHost(hostname, hosts);
  if (owner) return owner;
  const name = plainName(hostname);
  if (name.endsWith('.localhost')) return null;
  const isBare = name === 'localhost' || name === '' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isBare || hosts.size === 0 ? defaultTenant : null;
}

function plainName(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}
