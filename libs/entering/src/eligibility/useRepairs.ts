import { collections, type BodyValues } from '@callboard/api-client/collections';
import { rowRule, writableFields, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import {
  categoryFieldOf,
  categoryOptions,
  type EntryFacts,
  type NamedRecord,
  type Repair,
} from '@callboard/api-contract/entries';
import type { Finding } from '@callboard/domain/competition';
import { translate } from '@callboard/language';
import { canReach, useActor, useUndoAlert } from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { useRemoveMembers } from './useRemoveMembers';
import { eligibilityMessages as words } from './eligibilityMessages';
import { lower } from '@callboard/records/screen';

/** A repair that the user can make, as a button. */
export interface RepairButton {
  label: string;
  apply: () => Promise<void>;
}

/** The repairs of a finding that the user has the right to make. Each writes records and can be undone. */
export function useRepairs(record: RecordOf<'entries'>, facts: EntryFacts, { repairs }: Finding) {
  const { code } = useTenant();
  const actor = useActor();
  const [patch, { isLoading: isPatching }] = collections.entries.usePatch();
  const [act, { isLoading: isActing }] = collections.participants.useBulkAct();
  const removal = useRemoveMembers(record.hashcode);
  const showUndo = useUndoAlert();
  const definition = collectionNamed('entries');
  const writable = writableFields(definition, actor.roles, 'update').map(([name]) => name);
  const canPatch = (field: string) =>
    canReach(definition, 'update', record, actor) && writable.includes(field);
  const canWithdraw = rowRule(collectionNamed('participants'), 'update', actor.roles) === 'all';
  // Users who enter it remove members as long as it is a draft.
  const isOwnDraft = record['status'] === 'draft' && canReach(definition, 'update', record, actor);
  const canRemove = canWithdraw || isOwnDraft;

  async function change(values: BodyValues) {
    const outcome = await patch(record.hashcode, values, record.version);
    if (outcome.ok) showUndo(words.repaired(record.qed_model.title), outcome.changeSet);
  }

  async function takeOut(members: readonly NamedRecord[]) {
    const hashcodes = members.map(({ hashcode }) => hashcode);
    const names = members.map(({ name }) => name).join(', ');
    if (isOwnDraft) return removal.remove(hashcodes, names);
    const left = await act('withdraw', hashcodes);
    if (left.ok) showUndo(words.repaired(record.qed_model.title), left.changeSet);
  }

  function buttonOf(repair: Repair): RepairButton | null {
    switch (repair.kind) {
      case 'changeCategory': {
        const field = categoryFieldOf(code);
        const label = categoryOptions.find(({ value }) => value === repair.to)?.label ?? repair.to;
        return button(words.enterAs(lower(translate(label))), canPatch(field), () =>
          change({ [field]: repair.to }),
        );
      }
      case 'removeMembers': {
        const names = repair.members.map(({ name }) => name).join(', ');
        return button(words.takeOut(names), canRemove, () => takeOut(repair.members));
      }
      case 'moveRegion':
        return button(words.enterIn(repair.to.name), canPatch('region'), () =>
          change({ region: repair.to.hashcode }),
        );
      case 'addWord': {
        const before = facts.texts[repair.field] ?? '';
        const text = before.trim() === '' ? repair.word : `${before.trim()}\n${repair.word}`;
        return button(words.addWord(repair.word), canPatch(repair.field), () =>
          change({ [repair.field]: text }),
        );
      }
      case 'approve':
        return button(words.approve, canPatch('is_approved'), () => change({ is_approved: true }));
      default:
        return repair satisfies never;
    }
  }

  return {
    repairs: repairs.flatMap((repair) => buttonOf(repair) ?? []),
    isBusy: isPatching || isActing || removal.isBusy,
  };
}

function button(label: string, isPermitted: boolean, apply: () => Promise<void>): RepairButton | null {
  return isPermitted ? { label, apply } : null;
}
