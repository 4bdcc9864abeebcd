import { outboxesOfOthers, type WaitingOfOther } from '@callboard/auth/drafts';
import { Banner } from '@callboard/ui-kit/layout';
import { useEffect, useState } from 'react';
import { othersMessages as words } from './othersMessages';

/** Unsent work of others on this device: how much, and who signs in to send it. Its content stays theirs. */
export function OthersWaiting() {
  const [others, setOthers] = useState<readonly WaitingOfOther[]>([]);

  // Reads from the browser's databases, outside React.
  useEffect(() => {
    let isGone = false;
    outboxesOfOthers().then(
      (found) => {
        if (!isGone) setOthers(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  return others.map(({ owner, count }, index) => (
    <Banner
      // Two users can have one name.
      key={`${owner} ${index}`}
      title={owner === '' ? words.ofUnknown(count) : words.ofOther(count, owner)}
    >
      {owner === '' ? words.ofUnknownText : words.ofOtherText(owner)}
    </Banner>
  ));
}
