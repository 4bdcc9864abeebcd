import type { TenantCode, ActorRoles } from '@callboard/api-contract';
import type { ScopeOfCall } from '../database/scope';
import type { LanguageCode } from '@callboard/api-contract/languages';

/** Sender of a request, read again from the database at most a second ago. It belongs to one tenant. */
export interface Session {
  tenant: TenantCode;
  /** Public id of the session, where it is listed. */
  hashcode: string;
  /** The membership: a record of the collection `users`. */
  user: string;
  /** Account with the password; it can be a member of several tenants. */
  account: string;
  individual: string | null;
  roles: ActorRoles;
  /** SHA-256 of the token: the token itself is stored nowhere. */
  tokenHash: Buffer;
  name: string;
  email: string;
  /** In which they get mails, and see the app on a new device; null where they selected none. */
  language: LanguageCode | null;
  /** Only where an admin views as this user: who it is, and until when. Nothing can be changed then. */
  viewing: { by: string; user: string; until: Date } | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route whose permission is not `public`; reading it on a public route is a mistake and throws. */
    session: Session;
    /** Limits of its statements: nothing before its session is known. */
    scope: ScopeOfCall;
    /** The tenant of the request: of the session, else of the Domain header, else of the host. */
    tenant: TenantCode;
    /** The one tenant whose address was called; null at an address that serves them all. */
    hostTenant: TenantCode | null;
  }
}
