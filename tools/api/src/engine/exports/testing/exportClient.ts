import type { ExportLine, ExportRequest } from '@callboard/api-contract/lists';
import type { LightMyRequestResponse } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import type { TestApi } from '../../../testKit/startTestApi';
import type { TestSession } from '../../../testKit/testSession';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The body of an export with these columns, each called by its own name. */
export function exportOf(columns: readonly string[], more: Partial<ExportRequest> = {}): ExportRequest {
  return {
    format: 'csv',
    name: 'Entries',
    columns: columns.map((field) => ({ field, label: field })),
    zone: 'Pacific/Auckland',
    months,
    yes: 'Yes',
    no: 'No',
    ...more,
  };
}

/** Asks for an export and waits for the whole answer. */
export async function postExport(
  { app }: TestApi,
  url: string,
  as: TestSession,
  payload: ExportRequest,
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url, headers: as.headers, payload });
}

/** The lines of an export that was not refused, and the file that its parts are. */
export async function exportFile(api: TestApi, url: string, as: TestSession, payload: ExportRequest) {
  const answer = await postExport(api, url, as, payload);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const lines = answer.body
    .trim()
    .split('\n')
    // The server's own lines.
    .map((line) => JSON.parse(line) as ExportLine);
  const parts = lines.flatMap((line) => (line.type === 'part' ? [Buffer.from(line.bytes, 'base64')] : []));
  return { lines, bytes: Buffer.concat(parts) };
}

/** The XML of a part of a workbook. */
export function partOf(bytes: Uint8Array, path: string): string {
  const part = unzipSync(bytes)[path];
  if (!part) throw new Error(`The workbook has no ${path}.`);
  return strFromU8(part);
}
