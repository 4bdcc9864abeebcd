import { collectionCalls, collectionPath } from '@callboard/api-contract';
import { isHashcode } from '@callboard/api-contract/text';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../problems';
import { collectionCallRoute } from '../records/collectionCallRoute';
import type { Records } from '../records/createRecords';
import { actorOf } from '../records/recordContext';
import { createReadChanges } from './readChanges';

interface ById {
  Params: { hashcode: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** The history of each record, behind one version's prefix. */
export function addChangeRoutes(app: FastifyInstance, version: number, records: Records): void {
  const { context, served } = records;
  for (const collection of served) {
    const readChanges = createReadChanges(context, collection);
    for (const path of [collectionPath(collection, version), ...collection.aliases]) {
      app.route<ById>({
        ...collectionCallRoute(collectionCalls.changes, collection, path),
        handler: async (request) => {
          const { hashcode } = request.params;
          if (!isHashcode(hashcode)) throw notFound();
          return readChanges(actorOf(request.session), request.url, hashcode, request.query);
        },
      });
    }
  }
}
