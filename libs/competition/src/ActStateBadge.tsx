import { actStateOptions, type ActState } from '@callboard/api-contract/competition';
import { translate } from '@callboard/language';
import { StatusBadge } from '@callboard/ui-kit/display';

/** State of an act in its stage; nothing where it is only expected. */
export function ActStateBadge({ state }: { state: ActState }) {
  const option = actStateOptions.find(({ value }) => value === state);
  if (!option || state === 'expected') return null;
  return <StatusBadge label={actStateText(state)} tone={option.tone === 'neutral' ? 'gray' : option.tone} />;
}

/** The same as a text. */
export function actStateText(state: ActState): string {
  return translate(actStateOptions.find(({ value }) => value === state)?.label ?? '');
}
