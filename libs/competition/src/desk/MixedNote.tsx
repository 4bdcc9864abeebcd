import { Banner } from '@callboard/ui-kit/layout';
import { deskMessages as words } from './deskMessages';

/** Note that a judge and their substitute are two judges in a result that compares the acts of each judge; nothing where it does not. */
export function MixedNote({ method }: { method: 'ranks' | 'zscore' | null }) {
  if (method === null) return null;
  return (
    <Banner kind="warning" title={words.mixedTitle}>
      {method === 'ranks' ? words.mixedRanks : words.mixedStandard}
    </Banner>
  );
}
