import type { FastifyInstance } from 'fastify';
import type { SessionStore } from '../sessions/sessionStore';
import { createAttachmentHandlers } from './attachmentHandlers';
import type { AttachmentTools } from './attachmentTools';
import { addAvatarRoute } from './avatarRoute';
import { cleanFiles } from './cleanFiles';
import { addFileRoute } from './fileRoute';
import { createFileAddresses } from './createFileAddresses';
import { createFinishUpload } from './finishUpload';
import { createResumable } from './resumable';
import { addResumableRoutes } from './resumableRoutes';
import { addUploadRoute } from './uploadRoute';

/** Everything about attachments: one set for the server, whose routes stand behind each version's prefix. */
export function createAttachments(tools: AttachmentTools, sessions: SessionStore) {
  const finish = createFinishUpload(tools);
  const resumable = createResumable(tools, finish);
  return {
    /** Removes the files that belong to nothing. */
    clean: () => cleanFiles(tools, resumable),
    handlers: (version: number) => createAttachmentHandlers(tools, version, { resumable, finish }),
    /** For resources and notices, which decide by themselves who opens their file. */
    addresses: (version: number) => createFileAddresses(tools, version),
    async addRoutes(api: FastifyInstance, version: number): Promise<void> {
      addFileRoute(api, tools);
      addAvatarRoute(api, tools);
      await addUploadRoute(api, version, tools, sessions);
      await addResumableRoutes(api, version, tools, { resumable, finish });
    },
  };
}
