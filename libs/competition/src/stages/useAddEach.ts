import type { Outcome } from '@callboard/api-client/collections';
import { useUndoAlert } from '@callboard/records';
import { useState } from 'react';

export interface AddEach {
  /** How many are added so far, while it works. */
  progress: { done: number; all: number } | null;
  /** Adds one after another until one is refused. Resolves to whether all were added. */
  addAll: <Item>(
    items: readonly Item[],
    add: (item: Item) => Promise<Outcome<unknown>>,
    added: (count: number) => string,
  ) => Promise<boolean>;
}

/** Adds several records with one alert and one Undo for all of them. */
export function useAddEach(): AddEach {
  const [progress, setProgress] = useState<AddEach['progress']>(null);
  const showUndo = useUndoAlert();

  return {
    progress,
    async addAll(items, add, added) {
      const changeSets: string[] = [];
      let done = 0;
      for (const item of items) {
        setProgress({ done, all: items.length });
        const outcome = await add(item);
        // The API client reports why.
        if (!outcome.ok) break;
        done += 1;
        if (outcome.changeSet !== null) changeSets.push(outcome.changeSet);
      }
      setProgress(null);
      if (done > 0) showUndo(added(done), changeSets);
      return done === items.length;
    },
  };
}
