import multipart from '@fastify/multipart';
import { attachmentPaths } from '@callboard/api-contract/attachments';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '../pathOf';
import { refused } from '../problems';
import type { SessionStore } from '../sessions/sessionStore';
import { attachmentRows } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { closeUnread } from './closeUnread';
import { storeFiles } from './storeFiles';
import type { Sender } from './receivedFile';
import { createPresenter } from './presentAttachment';
import { checkParent, readFacts } from './readFacts';
import { receiveForm } from './receiveForm';
import { explainFullDisk } from './explainFullDisk';
import { senderKey, senderOf } from './sender';

/**
 * `POST attachments/upload` (clauses 7.29 and 7.30): a form with one file or several, read to its end before anything is stored.
 */
export async function addUploadRoute(
  app: FastifyInstance,
  version: number,
  tools: AttachmentTools,
  sessions: SessionStore,
): Promise<void> {
  const present = createPresenter(tools, version);
  const { limits, settings } = tools;
  const permission = settings.hasAnonymousUploads ? 'public' : 'session';

  // A scope of its own: forms are a body here and nowhere else.
  await app.register(async (scope) => {
    await scope.register(multipart);
    // Any JSON is no form, and the route has its own sentence for that.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null));
    closeUnread(scope);

    const config = { permission, isUpload: true } as const;
    scope.post(attachmentPaths.upload, { config, errorHandler: explainFullDisk }, async (request, reply) => {
      const sender = await senderOf(tools, sessions, request);
      return tools.atOnce(senderKey(sender), async () => {
        const { key, files } = await tools.incoming.within((folder) => receive(request, sender, folder));
        const uploaded = files.map((file) => present.uploaded(sender.tenant, file));
        const [first] = uploaded;
        return reply.code(201).send(uploaded.length === 1 ? first : { success: true, [key]: uploaded });
      });
    });
  });

  async function receive(request: FastifyRequest, sender: Sender, folder: string) {
    await checkSource(sender);
    const maxBytes = sender.actor ? limits.maxMultipartBytes : limits.maxAnonymousBytes;
    const { fields, key, files } = await receiveForm(request, folder, maxBytes);
    const received = files.map(({ path, fileName }) => {
      // Of several files each has its own name; of one, it is a field of the form.
      const given = files.length === 1 ? fields : { ...fields, name: undefined };
      return { path, facts: readFacts(given, fileName) };
    });
    for (const { facts } of received.slice(0, 1)) await checkParent(tools, sender, facts);
    const knownBy = { key: request.headers['idempotency-key'], path: pathOf(request) };
    return { key, files: await storeFiles(tools, sender, received, knownBy) };
  }

  /** Where no sign-in is needed, one network can send only so many files in an hour. */
  async function checkSource({ tenant, source }: Sender): Promise<void> {
    if (source === null) return;
    const rows = attachmentRows(tenant, tools.context.database.forTenant(tenant));
    if ((await rows.fromSource(source)) < limits.maxAnonymousInHour) return;
    throw refused(429, sentences.tooManyFromNetwork(), {}, { 'retry-after': '3600' });
  }
}
