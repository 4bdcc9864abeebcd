import { collectionPath, type Collection } from '@callboard/api-contract';
import {
  exportLineSchema,
  toExportQueryString,
  type ExportLine,
  type ExportRequest,
  type ListQuery,
} from '@callboard/api-contract/lists';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../collections/CollectionHooks';
import { apiSettings } from '../configureApi';
import { streamLines } from '../streams/streamLines';

/** A file that is whole. */
export interface ExportedFile {
  name: string;
  file: Blob;
  rows: number;
}

/** An export that can be started and canceled. */
export interface ListExport {
  /** Exports what a list shows; starting again cancels the pending one. */
  start: (query: ListQuery, request: ExportRequest) => Promise<Outcome<ExportedFile>>;
  cancel: () => void;
  /** How many rows are written; undefined before the first. */
  progress: { done: number; total: number } | undefined;
  isRunning: boolean;
}

type DoneLine = Extract<ExportLine, { type: 'done' }>;

/**
 * Exports the list of a collection as a file. Leaving the page cancels it.
 *
 * @example
 * const { start, cancel, progress } = useListExport(collectionNamed('venues'));
 */
export function useListExport(definition: Collection): ListExport {
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState<ListExport['progress']>();
  const cancel = useCallback(() => running.current?.abort(), []);
  // Synchronises with the pending request.
  useEffect(() => cancel, [cancel]);

  const start = useCallback(
    async (query: ListQuery, request: ExportRequest): Promise<Outcome<ExportedFile>> => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setIsRunning(true);
      setProgress(undefined);
      const file = collectParts();
      const answer = await streamLines({
        path: `${collectionPath(definition, apiSettings().version)}/exports?${toExportQueryString(query)}`,
        type: 'application/json',
        body: JSON.stringify(request),
        schema: exportLineSchema,
        isEnd: (line): line is DoneLine => line.type === 'done',
        onLine(line) {
          file.take(line);
          if (line.type === 'progress') setProgress({ done: line.done, total: line.total });
        },
        signal: own.signal,
      });
      if (running.current === own) {
        running.current = null;
        setIsRunning(false);
      }
      return answer.ok
        ? { ok: true, data: { ...file.whole(), rows: answer.data.rows }, changeSet: null }
        : answer;
    },
    [definition],
  );
  return { start, cancel, progress, isRunning };
}

/** Puts the parts of a file together. */
function collectParts() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let name = '';
  let type = '';
  return {
    take(line: ExportLine) {
      if (line.type === 'start') ({ name, mediaType: type } = line);
      if (line.type === 'part') parts.push(Uint8Array.from(atob(line.bytes), (each) => each.charCodeAt(0)));
    },
    whole: () => ({ name, file: new Blob(parts, { type }) }),
  };
}
