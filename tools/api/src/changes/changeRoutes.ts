import { callPaths, collectionPath, isHashcode } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pathOf } from '../pathOf';
import { ApiProblem, notFound } from '../problems';
import type { Records } from '../records/createRecords';
import { intentOfRequest } from '../records/idempotently';
import { actorOf } from '../records/recordContext';
import { sendAnswer } from '../records/sendAnswer';
import { createReadChanges } from './readChanges';
import { createUndo } from './undoChangeSet';

interface ById {
  Params: { hashcode: string };
  Querystring: Readonly<Record<string, unknown>>;
}

const undoSchema = v.strictObject({
  action: v.literal('undo'),
  target: v.pipe(v.string(), v.maxLength(100)),
  data: v.optional(v.nullable(v.strictObject({}))),
});

/** The history of each record, and `changes/actions` with the action `undo`, behind one version's prefix. */
export function addChangeRoutes(app: FastifyInstance, version: number, records: Records): void {
  const { context, collections } = records;
  for (const collection of collections) {
    const readChanges = createReadChanges(context, collection);
    const config = { permission: { collection, verb: 'read' } } as const;
    for (const path of [collectionPath(collection, version), ...collection.aliases]) {
      app.get<ById>(`/${path}/:hashcode/changes`, { config }, async (request) => {
        const { hashcode } = request.params;
        if (!isHashcode(hashcode)) throw notFound();
        return readChanges(actorOf(request.session), pathOf(request), hashcode, request.query);
      });
    }
  }

  const undo = createUndo(records);
  app.post(`/${callPaths.changeActions}`, { config: { permission: 'signedIn' } }, async (request, reply) => {
    const parsed = v.safeParse(undoSchema, request.body);
    if (!parsed.success) {
      const message = `The one action here is 'undo', with a change set as its target.`;
      throw new ApiProblem(400, { success: false, data: {}, error: { message } });
    }
    const { target } = parsed.output;
    if (!isHashcode(target)) throw notFound();
    const answer = await undo(actorOf(request.session), target, intentOfRequest(request));
    return sendAnswer(reply, answer);
  });
}
