import type { Collection, Verb } from '@callboard/api-contract';

/**
 * Who may call a route, declared in its `config`. `public` needs no session, `signedIn` any, `admin` an admin's, `staff` one of
 * the staff or an admin. For a collection the caller must reach some rows with that verb; which rows is decided by the query itself.
 */
export type Permission = 'public' | 'signedIn' | 'admin' | 'staff' | { collection: Collection; verb: Verb };

/** How dear a call is: each class has its own rate limit. Without one a GET is `read`, anything else `write`. */
export type RateClass = 'page' | 'read' | 'write' | 'import' | 'login';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Permission;
    rateClass?: RateClass;
    /** Its body takes as long as it needs, as long as it goes on. */
    isUpload?: boolean;
  }
}
