import type { Collection, ImportLine } from '@callboard/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api';
import type { Outcome } from '../hooks/outcome';
import { targetOf } from '../hooks/targetOf';
import { sendImport, type ImportEnd, type ImportRequest } from './sendImport';

/** An import that can be started and given up. */
export interface Import {
  /** `onLine` hears of every line as it comes. With mode `commit` everything is written, or nothing. */
  start: (request: ImportRequest, onLine?: (line: ImportLine) => void) => Promise<Outcome<ImportEnd>>;
  cancel: () => void;
  isRunning: boolean;
}

/**
 * Brings rows of a CSV file into a collection. Starting again, or leaving the page, gives up what is under way.
 *
 * @example
 * const { start, cancel } = useImport(collectionNamed('venues'));
 */
export function useImport(definition: Collection): Import {
  const dispatch = useDispatch();
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const cancel = useCallback(() => running.current?.abort(), []);
  // Synchronises with the request under way.
  useEffect(() => cancel, [cancel]);

  const start = useCallback(
    async (request: ImportRequest, onLine: (line: ImportLine) => void = () => {}) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setIsRunning(true);
      const path = `${targetOf(definition).path}/imports`;
      const outcome = await sendImport(path, request, onLine, mine.signal);
      if (running.current === mine) {
        running.current = null;
        setIsRunning(false);
      }
      // Rows may have brought other records with them: everything on screen is asked for again.
      const hasWritten = request.mode === 'commit' && (outcome.ok || outcome.problem.kind === 'canceled');
      if (hasWritten) dispatch(api.util.invalidateTags(['List', 'Record', 'Referring', 'Changes']));
      return outcome;
    },
    [definition, dispatch],
  );
  return { start, cancel, isRunning };
}
