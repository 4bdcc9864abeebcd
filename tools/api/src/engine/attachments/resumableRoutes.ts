import { apiPrefix } from '@callboard/api-contract';
import { attachmentPaths, type Uploaded } from '@callboard/api-contract/attachments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../problems';
import type { TenantActor } from '../records/actor';
import { actorOf } from '../records/recordContext';
import type { AttachmentTools } from './attachmentTools';
import { closeUnread } from './closeUnread';
import type { FinishUpload } from './finishUpload';
import { createPresenter } from './presentAttachment';
import { isUploadOf, type Resumable } from './resumable';
import { explainFullDisk } from './explainFullDisk';
import { senderKey } from './sender';
import { handleFor } from './tusCalls';
import { sendTusAnswer, toWebRequest } from './tusOverHttp';

interface ById {
  Params: { id: string };
}

const path = attachmentPaths.resumable;

/**
 * Uploads in parts after the tus protocol 1.0.0: POST begins one, PATCH sends a part, HEAD reads how far it is, DELETE cancels
 * it. The last PATCH answers the attachment; a client that lost that answer reads `{id}/attachment`.
 */
export async function addResumableRoutes(
  app: FastifyInstance,
  version: number,
  tools: AttachmentTools,
  { resumable, finish }: { resumable: Resumable; finish: FinishUpload },
): Promise<void> {
  const present = createPresenter(tools, version);
  const base = `${apiPrefix(version)}${path}`;
  const signedIn = { config: { permission: 'session' } } as const;
  const receiving = {
    config: { permission: 'session', isUpload: true },
    errorHandler: explainFullDisk,
  } as const;

  await app.register(async (scope) => {
    // tus reads the body itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    closeUnread(scope);

    scope.post(path, receiving, (request, reply) => receive(request, reply, ''));
    scope.patch<ById>(`${path}/:id`, receiving, (request, reply) => receive(request, reply, idOf(request)));
  });

  app.head<ById>(`${path}/:id`, signedIn, async (request, reply) => {
    const actor = actorOf(request.session);
    const id = idOf(request);
    const length = await finish.lengthOf(actor, id);
    if (length === null) return pass(request, reply, actor, id);
    const done = { 'upload-offset': length, 'upload-length': length, 'tus-resumable': '1.0.0' };
    return reply.code(200).headers(done).send();
  });

  app.delete<ById>(`${path}/:id`, signedIn, async (request, reply) => {
    const actor = actorOf(request.session);
    const id = idOf(request);
    // Cancelled at the very moment in which it was done: it must not appear then.
    if (await finish.undo(actor, id)) return reply.code(204).header('tus-resumable', '1.0.0').send();
    return pass(request, reply, actor, id);
  });

  function receive(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
    const actor = actorOf(request.session);
    const sender = { tenant: actor.tenant, actor, source: null };
    return tools.atOnce(senderKey(sender), () => pass(request, reply, actor, id));
  }

  async function pass(request: FastifyRequest, reply: FastifyReply, actor: TenantActor, id: string) {
    const uploads = await resumable.of(actor.tenant);
    const response = await handleFor(uploads, actor, toWebRequest(request, id), (stored): Uploaded =>
      present.uploaded(actor.tenant, stored),
    );
    return sendTusAnswer(request, reply, response, base);
  }
}

/** Another user's upload is as unknown as one that never was. */
function idOf(request: FastifyRequest<ById>): string {
  const { id } = request.params;
  if (!isUploadOf(actorOf(request.session), id)) throw notFound();
  return id;
}
