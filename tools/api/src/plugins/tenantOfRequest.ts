import { defaultTenant, isTenantCode, type TenantCode } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import { badRequest } from '../problems';

/**
 * Decides which tenant a request asks before anybody is known: what the Domain header says, else the host. A header that names
 * no tenant is refused rather than guessed at. Once the session is read, its tenant takes this one's place.
 */
export function addTenantOfRequest(app: FastifyInstance, hosts: ReadonlyMap<string, TenantCode>): void {
  app.decorateRequest('tenant', defaultTenant);
  app.addHook('onRequest', (request, _reply, done) => {
    const { domain } = request.headers;
    if (domain !== undefined && !isTenantCode(domain)) {
      done(badRequest('The Domain header names no tenant.'));
      return;
    }
    request.tenant = domain ?? tenantOfHost(request.hostname, hosts) ?? defaultTenant;
    done();
  });
}

/**
 * Whose pages live at a host name: `{tenant}.localhost`, a configured name, or the default tenant at a bare one. Null for a name
 * that belongs to nobody: `{unknown}.localhost`, and once names are configured every other that is neither local nor an address.
 */
export function tenantOfHost(hostname: string, hosts: ReadonlyMap<string, TenantCode>): TenantCode | null {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const configured = hosts.get(name);
  if (configured) return configured;
  if (name.endsWith('.localhost')) {
    const label = name.slice(0, -'.localhost'.length);
    return isTenantCode(label) ? label : null;
  }
  const isBare = name === 'localhost' || name === '' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isBare || hosts.size === 0 ? defaultTenant : null;
}
