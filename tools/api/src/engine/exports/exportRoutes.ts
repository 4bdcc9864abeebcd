import { collectionCalls, collectionPath, limits } from '@callboard/api-contract';
import type { ExportLine } from '@callboard/api-contract/lists';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance } from 'fastify';
import { openLines, sendLines } from '../lines/openLines';
import { badRequest } from '../problems';
import { collectionCallRoute } from '../records/collectionCallRoute';
import type { Records } from '../records/createRecords';
import { actorOf } from '../records/recordContext';
import { auditExport, noteExported } from './auditExport';
import { readExportPlan } from './exportPlan';
import { readExportedHashcodes } from './readExport';
import { runExport } from './runExport';

interface ExportRoute {
  Querystring: Readonly<Record<string, unknown>>;
}

/** `POST {path}/exports` for every collection behind one version's prefix: the list as it is seen, as a file. */
export function addExportRoutes(app: FastifyInstance, version: number, records: Records): void {
  const { context, served } = records;
  for (const collection of served) {
    for (const path of [collectionPath(collection, version), ...collection.aliases]) {
      app.route<ExportRoute>({
        ...collectionCallRoute(collectionCalls.exports, collection, path),
        handler: async (request, reply) => {
          const plan = readExportPlan(collection, actorOf(request.session), request.query, request.body);
          const hashcodes = await readExportedHashcodes(context, plan);
          const max = limits.maxExportRows;
          if (hashcodes.length > max) throw badRequest(sentences.exportTooLong({ max }));
          await auditExport(context, plan, hashcodes.length);
          await noteExported(context, plan, hashcodes);
          const { lines, listener } = openLines<ExportLine>();
          runExport(context, plan, hashcodes, listener, new Date())
            .catch((error: unknown) => {
              if (listener.signal.aborted) return;
              request.log.error({ err: error }, 'export failed');
              listener.send({ type: 'failed', detail: sentences.exportFailed().sentence });
            })
            .finally(() => lines.end());
          return sendLines(reply, lines);
        },
      });
    }
  }
}
