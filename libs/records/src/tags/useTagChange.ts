import { actions } from '@callboard/api-client/actions';
import type { CollectionName, RecordReference } from '@callboard/api-contract';
import { tagLimits } from '@callboard/api-contract/tags';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';
import { tagMessages as words } from './tagMessages';

/** A tag that is put on records or removed from them. */
export interface TagChange {
  records: readonly string[];
  tag: Pick<RecordReference, 'hashcode' | 'title'>;
  isOn: boolean;
}

/** Outcome of the change. */
export interface TagOutcome {
  /** False where a request failed: those after it were not sent. */
  isDone: boolean;
  changed: readonly string[];
  /** Records that have as many tags as a record can have. */
  full: readonly string[];
}

/** Puts a tag on records or removes it from them, any number of them in batches, with an alert that has Undo. */
export function useTagChange(collection: CollectionName): {
  change: (given: TagChange) => Promise<TagOutcome>;
  isLoading: boolean;
} {
  const [send, { isLoading }] = actions.tagRecords.useAction();
  const alerts = useAlerts();

  async function sendAll({ records, tag, isOn }: TagChange): Promise<TagOutcome> {
    const changed: string[] = [];
    const full: string[] = [];
    for (let start = 0; start < records.length; start += tagLimits.maxRecords) {
      const batch = records.slice(start, start + tagLimits.maxRecords);
      const outcome = await send({ collection, records: batch, tag: tag.hashcode, is_on: isOn });
      if (!outcome.ok) return { isDone: false, changed, full };
      changed.push(...outcome.data.changed);
      full.push(...outcome.data.full);
    }
    return { isDone: true, changed, full };
  }

  async function undo(given: TagChange): Promise<void> {
    const { isDone } = await sendAll({ ...given, isOn: !given.isOn });
    if (isDone) alerts.show({ kind: 'success', message: messages.undone });
  }

  async function change(given: TagChange): Promise<TagOutcome> {
    const outcome = await sendAll(given);
    const { changed } = outcome;
    const { tag, isOn } = given;
    if (changed.length > 0) {
      const message = words.changed(tag.title, isOn, changed.length);
      const onAct = () => void undo({ ...given, records: changed });
      alerts.show({ kind: 'success', message, action: { label: messages.undo, onAct } });
    } else if (outcome.isDone && outcome.full.length === 0) {
      alerts.show({ kind: 'info', message: words.unchanged });
    }
    return outcome;
  }

  return { change, isLoading };
}
