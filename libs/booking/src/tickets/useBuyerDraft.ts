import { storedJson } from '@callboard/browser-storage';
import { useState } from 'react';
import * as v from 'valibot';

const draftSchema = v.object({
  /** The price type of a ticket, by the key of its line. */
  types: v.record(v.string(), v.string()),
  /** Pieces by merchandise. */
  merchandise: v.optional(v.record(v.string(), v.number()), {}),
  name: v.string(),
  email: v.string(),
  method: v.string(),
});
type Draft = v.InferOutput<typeof draftSchema>;

const emptyDraft: Draft = { types: {}, merchandise: {}, name: '', email: '', method: '' };

/** Draft of a buyer for a performance. It survives Back and a reload of this tab, and no one finds it later. */
export function useBuyerDraft(performance: string) {
  const [stored] = useState(() =>
    storedJson(`callboard.buyer.${performance}`, draftSchema, () => sessionStorage),
  );
  const [draft, setDraft] = useState<Draft>(() => {
    const saved = stored.read();
    return saved ? { ...saved, merchandise: saved.merchandise ?? {} } : emptyDraft;
  });
  function change(changed: Partial<Draft>): void {
    const next = { ...draft, ...changed };
    stored.write(next);
    setDraft(next);
  }
  return { draft, change };
}
