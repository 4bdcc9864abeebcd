import { isObject, type Verb } from '@callboard/api-contract';
import { collectionNamed, nestedPath } from '@callboard/api-contract/collections';
import { isHashcode } from '@callboard/api-contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../engine/problems';
import type { Answer } from '../../engine/records/answer';
import type { Records } from '../../engine/records/createRecords';
import { intentOfRequest } from '../../engine/records/idempotently';
import { actorOf } from '../../engine/records/recordContext';
import { sendAnswer, sendJson } from '../../engine/records/sendAnswer';
import { withAdditionalFields } from './withAdditionalFields';

interface InConversation {
  Params: { conversation: string };
  Querystring: Readonly<Record<string, unknown>>;
}
interface OneMessage extends InConversation {
  Params: InConversation['Params'] & { hashcode: string };
}

/**
 * The messages of one conversation behind its own path (clauses 7.32 and 7.33): the same records, and the path names the
 * conversation.
 */
export function addMessageRoutes(app: FastifyInstance, version: number, records: Records): void {
  const messages = collectionNamed('messages');
  const verbs = records.of(messages);
  const conversations = collectionNamed('conversations');
  const path = `/${nestedPath(messages, version)}`.replace('{conversation}', ':conversation');
  const withPermission = (verb: Verb) => ({ config: { permission: { collection: messages, verb } } });
  const complete = withAdditionalFields(records);

  /** The conversation of a request, once it is known to be within reach. */
  async function conversationOf(request: FastifyRequest<InConversation>): Promise<string> {
    const { conversation } = request.params;
    if (!isHashcode(conversation)) throw notFound();
    await records.of(conversations).read(actorOf(request.session), conversation, { fields: 'status' });
    return conversation;
  }

  /** The message of a request, once it is known to belong to the conversation. */
  async function messageOf(request: FastifyRequest<OneMessage>): Promise<Answer> {
    const conversation = await conversationOf(request);
    const { hashcode } = request.params;
    if (!isHashcode(hashcode)) throw notFound();
    const answer = await verbs.read(actorOf(request.session), hashcode, request.query);
    const { tenant } = request.session;
    const own = await records.context.database.forTenant(tenant).query({
      text: 'SELECT FROM messages WHERE tenant = $1 AND hashcode = $2::uuid AND conversation = $3::uuid',
      values: [tenant, hashcode, conversation],
    });
    if (own.length === 0) throw notFound();
    return answer;
  }

  app.get<InConversation>(path, withPermission('read'), async (request, reply) => {
    const conversation = await conversationOf(request);
    const body = await complete(actorOf(request.session), conversation, request.query, (query) =>
      verbs.list(actorOf(request.session), request.url, { ...query, conversation }),
    );
    return sendJson(reply, body);
  });
  app.post<InConversation>(path, withPermission('create'), async (request, reply) => {
    const conversation = await conversationOf(request);
    const body = within(request.body, conversation);
    return sendAnswer(reply, await verbs.create(actorOf(request.session), body, intentOfRequest(request)));
  });
  app.get<OneMessage>(`${path}/:hashcode`, withPermission('read'), async (request, reply) =>
    sendAnswer(reply, await messageOf(request)),
  );
  app.patch<OneMessage>(`${path}/:hashcode`, withPermission('update'), async (request, reply) => {
    await messageOf(request);
    const { conversation, hashcode } = request.params;
    const body = within(request.body, conversation);
    const ifMatch = request.headers['if-match'];
    return sendAnswer(reply, await verbs.patch(actorOf(request.session), hashcode, body, ifMatch));
  });
  app.delete<OneMessage>(`${path}/:hashcode`, withPermission('remove'), async (request, reply) => {
    await messageOf(request);
    const ifMatch = request.headers['if-match'];
    return sendAnswer(reply, await verbs.remove(actorOf(request.session), request.params.hashcode, ifMatch));
  });
}

/** A body with the conversation of its path, which wins over one of its own. */
function within(body: unknown, conversation: string): unknown {
  return isObject(body) ? { ...body, conversation } : body;
}
