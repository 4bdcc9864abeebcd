import { uploadLimits } from '@callboard/api-contract/attachments';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { RecordContext } from '../records/recordContext';
import { derivedKey } from '../secrets/secrets';
import type { Settings } from '../settings';
import { createConcurrencyLimit } from './atOnce';
import { createIncoming, incomingFolder, type Incoming } from './incoming';
import { createSigner, type Signer } from './signedAddress';
import type { FileStore } from './storage/FileStore';
import { openFileStore } from './storage/openFileStore';

/** The limits of the contract; a test has its own. */
export type UploadLimits = Readonly<Record<keyof typeof uploadLimits, number>>;

/** Dependencies of everything about attachments. */
export interface AttachmentTools {
  context: RecordContext;
  settings: Settings;
  limits: UploadLimits;
  store: FileStore;
  incoming: Incoming;
  /** Where uploads in parts lie until they are whole. */
  resumableFolder: string;
  signer: Signer;
  /** Key that distinguishes the networks that send without a sign-in. */
  sourceKey: Buffer;
  atOnce: ReturnType<typeof createConcurrencyLimit>;
  log: FastifyBaseLogger;
}

interface Given {
  context: RecordContext;
  settings: Settings;
  secretKey: Buffer;
  limits?: Partial<UploadLimits> | undefined;
  log: FastifyBaseLogger;
}

export function createAttachmentTools({ context, settings, secretKey, limits, log }: Given): AttachmentTools {
  const { dataFolder } = settings;
  const allLimits = { ...uploadLimits, ...limits };
  return {
    context,
    settings,
    limits: allLimits,
    store: openFileStore(settings),
    incoming: createIncoming(incomingFolder(settings)),
    resumableFolder: join(dataFolder, 'uploads', 'resumable'),
    signer: createSigner(derivedKey(secretKey, 'attachment addresses')),
    sourceKey: derivedKey(secretKey, 'upload sources'),
    atOnce: createConcurrencyLimit(allLimits.maxAtOnce),
    log,
  };
}
