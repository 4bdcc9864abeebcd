import { collectionPath, isHashcode } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../pathOf';
import { notFound } from '../problems';
import type { Records } from '../records/createRecords';
import { actorOf } from '../records/recordContext';
import { createReadChanges } from './readChanges';

interface ById {
  Params: { hashcode: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** The history of each record, behind one version's prefix. */
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
}
