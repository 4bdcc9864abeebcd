import type { Audience, Collection, RateClass, Verb } from '@callboard/api-contract';

/**
 * Who can call a route, declared in its `config`: an audience as actions and queries declare it. For a collection the caller must
 * reach some rows with that verb; which rows is decided by the query itself.
 */
export type Permission = Audience | { collection: Collection; verb: Verb };

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Permission;
    /** Each class has its own rate limit. Without one a GET is `read`, anything else `write`. */
    rateClass?: RateClass;
    /** Names the holder of a call, by its body: what one holder calls too often does not count against their network. */
    holderOf?: (body: unknown) => string | null;
    /** Its body takes as long as it needs, as long as it goes on. */
    isUpload?: boolean;
  }
}
