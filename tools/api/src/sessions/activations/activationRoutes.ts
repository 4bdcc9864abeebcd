import { isHashcode, registry, type Collection } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { checkPermission } from '../../plugins/permissionGuard';
import { notFound } from '../../problems';
import type { Records } from '../../records/createRecords';
import { recordReadHandler } from '../../records/recordRoutes';
import type { ActionTools } from '../actions/userAction';
import { requireSession } from '../authenticate';
import { tenantOfToken } from '../tokens';
import { activationNamed, activationOfLink, isForeignLink } from './activationLinks';
import { presentActivation, presentActivationToAdmin } from './presentActivation';

interface Asked {
  Params: { hashcode: string };
  Querystring: Readonly<Record<string, unknown>>;
}

// Whoever has the link gets its token back: see plugins/compression.ts.
const options = { config: { permission: 'public' }, compress: false } as const;
const collection: Collection = registry.userActivations;

/**
 * `GET user/activations/{id}`: with the token of a link, what its holder may know (clause 7.11); with a hashcode, the record, for
 * admins. What is public is the same whatever `fields` asks for.
 */
export function addActivationRoutes(
  app: FastifyInstance,
  { database, sessions }: ActionTools,
  records: Records,
): void {
  const readRecord = recordReadHandler(records.of(collection));

  app.get<Asked>(`/${collection.path}/:hashcode`, options, async (request, reply) => {
    const { hashcode: id } = request.params;
    const tenant = tenantOfToken(id);
    if (tenant) {
      const row = isForeignLink(request, tenant) ? null : await activationOfLink(database, id);
      if (!row) throw notFound();
      return { success: true, data: presentActivation(row, tenant, id) };
    }
    const session = await requireSession(request, sessions, 'reading');
    checkPermission({ collection, verb: 'read' }, session);
    // The screen of an activation asks so, also where an admin opens it in somebody's stead.
    if (request.query['fields'] !== 'status,mode') return readRecord(request, reply);
    const row = isHashcode(id) ? await activationNamed(database, session.tenant, id) : null;
    if (!row) throw notFound();
    return { success: true, data: presentActivationToAdmin(row, session.tenant) };
  });
}
