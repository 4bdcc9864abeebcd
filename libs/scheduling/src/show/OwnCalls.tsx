import { Banner } from '@callboard/ui-kit/layout';
import { useSession } from '@callboard/auth';
import { hasRole } from '@callboard/api-contract';
import { showMessages as words } from './showMessages';
import { clockTime, lateText } from './showTimes';
import type { ShowState } from './useShow';

/** For those of a school: when their own acts are on stage as things stand. */
export function OwnCalls({ run, show }: ShowState) {
  const { roles } = useSession();
  // A judge reads the acts of everyone: none is their own.
  if (hasRole(roles, ['staff', 'judge'])) return null;
  const own = run.items.filter(({ entry, state }) => {
    return entry !== null && (state === 'planned' || state === 'ready' || state === 'on');
  });
  return own.map(({ hashcode, name, expected, from }) => {
    if (expected === null) return null;
    const title = words.ownCall(name ?? '', clockTime(expected.from, show.zone));
    return (
      <Banner key={hashcode} title={title}>
        {lateText(expected.from - from)}
      </Banner>
    );
  });
}
