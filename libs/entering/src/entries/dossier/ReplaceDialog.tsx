import { queries } from '@callboard/api-client/actions';
import type { DossierMember, EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { replacementLimit } from '@callboard/domain/competition';
import { useActor } from '@callboard/records';
import { formatDay } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { replaceMessages as words } from './replaceMessages';
import { ReplaceForm } from './ReplaceForm';

export interface ReplaceDialogProps {
  entry: string;
  leaving: DossierMember;
  onClose: () => void;
}

/** Replaces a member of a submitted entry, as long as the rules of its season let the user. */
export function ReplaceDialog({ entry, leaving, onClose }: ReplaceDialogProps) {
  const { data, problem, isLoading, refetch } = queries.entryEligibility.useQuery({ entry });
  return (
    <Dialog open width={560} title={words.title(leaving.title)} onOpenChange={onClose}>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {({ facts, rules }) => (
          <Limited entry={entry} leaving={leaving} facts={facts} rules={rules} onClose={onClose} />
        )}
      </QueryView>
    </Dialog>
  );
}

interface LimitedProps extends ReplaceDialogProps {
  facts: EntryFacts;
  rules: readonly EligibilityRule[];
}

/** The form, or why it is too late for it. */
function Limited({ entry, leaving, facts, rules, onClose }: LimitedProps) {
  const { roles } = useActor();
  const [now] = useState(() => new Date());
  const isOffice = roles.includes('staff') || roles.includes('admin');
  const limit = replacementLimit(rules, facts, now);
  if (limit?.isOver && !isOffice) {
    return (
      <Stack>
        <Banner kind="warning">{words.over(formatDay(limit.day))}</Banner>
        <div>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack>
      {limit?.isOver && <Banner kind="warning">{words.overForOffice(formatDay(limit.day))}</Banner>}
      <p>
        {words.intro(leaving.title)} {limit && !limit.isOver && words.until(formatDay(limit.day))}
      </p>
      <ReplaceForm entry={entry} leaving={leaving} facts={facts} rules={rules} onDone={onClose} />
    </Stack>
  );
}
