import { fieldErrors } from '@callboard/api-contract';
import { type QueryName, queryNamed, queryNames } from '@callboard/api-contract/queries';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../problems';
import { sendAnswer } from '../records/sendAnswer';
import { queryAddress } from './callGuards';
import { sendCached } from './sendCached';
import { type QueryCall, type QueryHandlers, WrittenAnswer } from './handler';

interface QueryRoute {
  Params: Readonly<Record<string, string>>;
  Querystring: Readonly<Record<string, unknown>>;
}

/** Serves every query behind the prefix of a version. */
export function addQueryRoutes(app: FastifyInstance, handlers: QueryHandlers): void {
  for (const key of queryNames) {
    const query = queryNamed(key);
    const { path, input, envelope, roles, isCached } = query;
    app.route<QueryRoute>({
      method: 'GET',
      url: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...queryAddress(query),
      handler: async (request, reply) => {
        const parsed = v.safeParse(input, { ...request.query, ...request.params });
        if (!parsed.success) throw invalid(fieldErrors(parsed.issues));
        const session = roles === 'public' ? null : request.session;
        const output = await callHandler(handlers, key, { input: parsed.output, request, session });
        if (output instanceof WrittenAnswer) return sendAnswer(reply, output.answer);
        const answer = envelope === 'data' ? { success: true, data: output } : output;
        return isCached ? sendCached(request, reply, answer, isCached) : send(reply, answer);
      },
    });
  }
}

function send(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.send(body);
}

/** As for actions: handler and input belong together by their key, which TypeScript cannot follow through a union. */
function callHandler<Q extends QueryName>(
  handlers: QueryHandlers,
  key: Q,
  call: { input: unknown; request: FastifyRequest; session: unknown },
): Promise<unknown> {
  const handler = handlers[key] as (call: unknown) => ReturnType<QueryHandlers[Q]>;
  return handler(call satisfies { [Part in keyof QueryCall<Q>]: unknown });
}
