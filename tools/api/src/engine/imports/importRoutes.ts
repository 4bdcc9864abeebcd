import { collectionCalls, collectionPath, headers, limits, type Collection } from '@callboard/api-contract';
import type { ImportLine } from '@callboard/api-contract/records';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { openLines, sendLines } from '../lines/openLines';
import { badRequest, refused } from '../problems';
import { collectionCallRoute } from '../records/collectionCallRoute';
import type { Records } from '../records/createRecords';
import { actorOf } from '../records/recordContext';
import { parseImportInput, readImportPlan } from './importPlan';
import { readCsv } from './readCsv';
import { failureSentence, runImport } from './runImport';

const types = ['text/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream'];

/** `POST {path}/imports` for every collection that rows can be brought into, behind one version's prefix. */
export async function addImportRoutes(
  app: FastifyInstance,
  version: number,
  records: Records,
): Promise<void> {
  // A scope of its own: CSV is a body here and nowhere else.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      types,
      { parseAs: 'buffer', bodyLimit: limits.maxImportBytes },
      (_request, body, done) => {
        done(null, body);
      },
    );
    for (const collection of records.served) {
      if (!collection.importable) continue;
      for (const path of [collectionPath(collection, version), ...collection.aliases])
        addRoute(scope, path, collection, records);
    }
  });
}

function addRoute(app: FastifyInstance, path: string, collection: Collection, records: Records): void {
  app.route({
    ...collectionCallRoute(collectionCalls.imports, collection, path),
    bodyLimit: limits.maxImportBytes,
    errorHandler: explainImportSize,
    handler: async (request, reply) => {
      const input = parseImportInput(request.query);
      const file = readCsv(bytesOf(request.body), input);
      const actor = actorOf(request.session);
      const plan = readImportPlan(collection, actor, file, input, request.headers['time-zone']);
      const changeSet = randomUUID();
      if (plan.mode === 'commit') reply.header(headers.changeSet, changeSet);
      const { lines, listener } = openLines<ImportLine>();
      runImport(records, plan, file, changeSet, listener)
        .catch((error: unknown) => {
          if (listener.signal.aborted) return;
          const detail = failureSentence(records.context, plan, error);
          if (detail === null) request.log.error({ err: error }, 'import failed');
          listener.send({
            type: 'failed',
            detail: detail ?? 'Something went wrong on the server. Nothing was imported.',
          });
        })
        .finally(() => lines.end());
      return sendLines(reply, lines);
    },
  });
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw badRequest(sentences.importNeedsCsv());
}

/** The general sentence for a body that is too large names another size. */
function explainImportSize(
  error: Error & { code?: string },
  _request: FastifyRequest,
  _reply: FastifyReply,
): never {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw refused(413, sentences.importTooLarge());
  throw error;
}
