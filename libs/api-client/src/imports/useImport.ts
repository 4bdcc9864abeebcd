import { collectionPath, type Collection } from '@callboard/api-contract';
import type { ImportLine } from '@callboard/api-contract/records';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api';
import type { Outcome } from '../collections/CollectionHooks';
import { allTags } from '../collections/tags';
import { apiSettings } from '../configureApi';
import { sendImport, type ImportEnd, type ImportRequest } from './sendImport';

/** An import that can be started and canceled. */
export interface Import {
  /** `onLine` is called with every line as it arrives. With mode `commit` everything is written, or nothing. */
  start: (request: ImportRequest, onLine?: (line: ImportLine) => void) => Promise<Outcome<ImportEnd>>;
  cancel: () => void;
  isRunning: boolean;
}

/**
 * Imports rows of a CSV file into a collection. Starting again, or leaving the page, cancels the pending import.
 *
 * @example
 * const { start, cancel } = useImport(collectionNamed('venues'));
 */
export function useImport(definition: Collection): Import {
  const dispatch = useDispatch();
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const cancel = useCallback(() => running.current?.abort(), []);
  // Synchronises with the pending request.
  useEffect(() => cancel, [cancel]);

  const start = useCallback(
    async (request: ImportRequest, onLine: (line: ImportLine) => void = () => {}) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setIsRunning(true);
      const path = `${collectionPath(definition, apiSettings().version)}/imports`;
      const outcome = await sendImport(path, request, onLine, own.signal);
      if (running.current === own) {
        running.current = null;
        setIsRunning(false);
      }
      // Rows can have created other records too: everything visible is refetched.
      const hasWritten = request.mode === 'commit' && (outcome.ok || outcome.problem.kind === 'canceled');
      if (hasWritten) dispatch(api.util.invalidateTags([...allTags]));
      return outcome;
    },
    [definition, dispatch],
  );
  return { start, cancel, isRunning };
}
