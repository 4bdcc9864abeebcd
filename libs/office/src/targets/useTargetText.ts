import type { Option } from '@callboard/api-contract';
import { entryStatusOptions, targetRoleOptions } from '@callboard/api-contract/messaging';
import { targetText } from '@callboard/domain/targets';
import { translate } from '@callboard/language';
import type { TargetDraft } from './targetDraft';
import { targetMessages as words } from './targetMessages';
import { useCategory } from './useCategory';

/** The line of a target in the user's language. */
export function useTargetText(): (target: TargetDraft) => string {
  const { options } = useCategory();
  return ({ role, event, region, user, entry_status, category, entries_filter }) =>
    targetText({
      role: labelOf(targetRoleOptions, role),
      event: event?.title ?? null,
      region: region?.title ?? null,
      user: user?.title ?? null,
      entryStatus: labelOf(entryStatusOptions, entry_status),
      category: labelOf(options, category),
      filter: entries_filter ? words.ownFilter : null,
    });
}

function labelOf(options: readonly Pick<Option, 'value' | 'label'>[], value: string | null): string | null {
  const option = options.find((each) => each.value === value);
  return option ? translate(option.label) : null;
}

/** The statuses of a collection's entries and others, as a select takes them. */
export function translated(options: readonly Pick<Option, 'value' | 'label'>[]) {
  return options.map(({ value, label }) => ({ value, label: translate(label) }));
}
