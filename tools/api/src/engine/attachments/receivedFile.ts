import type { TenantCode } from '@callboard/api-contract';
import type { UploadFacts } from '@callboard/api-contract/attachments';
import type { TenantActor } from '../records/actor';

/** Sender of a file: a user who is signed in, or a network. */
export type Sender = { tenant: TenantCode } & (
  { actor: TenantActor; source: null } | { actor: null; source: Buffer }
);

/** A whole file that was received, and its facts. */
export interface ReceivedFile {
  path: string;
  facts: UploadFacts;
}

/** By what a file is known again: the key of a request, or the id of an upload in parts. */
export interface KnownBy {
  key?: string | string[] | undefined;
  path?: string;
  upload?: string;
}
