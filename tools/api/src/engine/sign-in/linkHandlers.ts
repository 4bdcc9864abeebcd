import type { Collection } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { isHashcode } from '@callboard/api-contract/text';
import { type AllHandlers, WrittenAnswer } from '../calls/handler';
import { checkPermission } from '../plugins/permissionGuard';
import { notFound } from '../problems';
import type { Records } from '../records/createRecords';
import { actorOf } from '../records/recordContext';
import type { ActionTools } from '../tools/ActionTools';
import { activationNamed, activationOfLink, isForeignLink } from '../sessions/activations/activationLinks';
import { presentActivation, presentActivationToAdmin } from '../sessions/activations/presentActivation';
import { requireSession } from '../sessions/authenticate';
import { createPasswordResets, resetWords } from '../sessions/passwordResets';
import { tenantOfToken } from '../sessions/tokens';

const invitations: Collection = registry.userActivations;

/** Handlers of the links in mails. */
export function createLinkHandlers({ database, sessions }: ActionTools, records: Records) {
  const resets = createPasswordResets(database);
  return {
    resetToken: async ({ input }) => {
      if (!(await resets.isLive(input.token))) throw notFound(resetWords);
      return { success: true };
    },

    /**
     * With the token of a link, what its holder can know (clause 7.11), which `fields` cannot extend; with a hashcode, the
     * record, for admins.
     */
    activation: async ({ input: { hashcode: id, fields }, request }) => {
      const tenant = tenantOfToken(id);
      if (tenant) {
        const row = isForeignLink(request, tenant) ? null : await activationOfLink(database, id);
        if (!row) throw notFound();
        return presentActivation(row, tenant, id);
      }
      const session = await requireSession(request, sessions, 'reading');
      checkPermission({ collection: invitations, verb: 'read' }, session);
      // The screen of an activation reads so, also where an admin opens it in place of the invited person.
      if (fields !== 'status,mode') {
        if (!isHashcode(id)) throw notFound();
        const query = Object(request.query);
        return new WrittenAnswer(await records.of(invitations).read(actorOf(session), id, query));
      }
      const row = isHashcode(id) ? await activationNamed(database, session.tenant, id) : null;
      if (!row) throw notFound();
      return presentActivationToAdmin(row, session.tenant);
    },
  } satisfies Partial<AllHandlers>;
}
