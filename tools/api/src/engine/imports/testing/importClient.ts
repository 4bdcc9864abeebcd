import type { ImportLine, ImportMode } from '@callboard/api-contract/records';
import type { FileWords } from '@callboard/api-contract/imports';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApi } from '../../../testKit/startTestApi';
import type { TestSession } from '../../../testKit/testSession';

/** Import that a test sends. */
export interface Sent {
  mode: ImportMode;
  to: string;
  as: TestSession;
  mapping?: Record<string, string>;
  defaults?: Record<string, unknown>;
  /** The zone of the laptop. @default 'Pacific/Auckland' */
  zone?: string;
  /** The words of the language of the file. */
  words?: FileWords;
  /** How columns are written that do not show it. */
  forms?: object;
  /** Meanings of texts that are not understood. */
  meanings?: object;
  /** How the file itself is read. */
  reading?: Readonly<Record<string, string>>;
}

export function importQuery({
  mode,
  mapping,
  defaults = {},
  words,
  forms,
  meanings,
  reading,
}: Omit<Sent, 'to' | 'as' | 'zone'>): Record<string, string> {
  return {
    mode,
    ...reading,
    defaults: JSON.stringify(defaults),
    ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
    ...(meanings ? { meanings: JSON.stringify(meanings) } : {}),
    ...(forms ? { forms: JSON.stringify(forms) } : {}),
    ...(words ? { words: JSON.stringify(words) } : {}),
  };
}

/** Posts a file to an import and waits for the whole answer. */
export async function postCsv(
  { app }: TestApi,
  csv: string | Buffer,
  sent: Sent,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: sent.to,
    query: importQuery(sent),
    headers: { ...sent.as.headers, 'content-type': 'text/csv', 'time-zone': sent.zone ?? 'Pacific/Auckland' },
    payload: csv,
  });
}

/** The lines of an import that was not refused. */
export async function importLines(api: TestApi, csv: string | Buffer, sent: Sent): Promise<ImportLine[]> {
  const answer = await postCsv(api, csv, sent);
  expect(answer.statusCode, answer.body).toBe(200);
  return (
    answer.body
      .trim()
      .split('\n')
      // The server's own lines.
      .map((line) => JSON.parse(line) as ImportLine)
  );
}

/** The last line of an import that ran to its end. */
export function doneOf(lines: readonly ImportLine[]) {
  const last = lines.at(-1);
  if (last?.type !== 'done') throw new Error(`The import ended with ${JSON.stringify(last)}.`);
  return last;
}
