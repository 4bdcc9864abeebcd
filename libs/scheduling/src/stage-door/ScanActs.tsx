import type { Cast } from '@callboard/api-contract/scheduling';
import { actOfCode } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { CameraScanner } from '@callboard/ui-kit/scanning';
import { useState } from 'react';
import { nameOf } from '../show/nameOf';
import type { ShowItem, ShowState } from '../show/useShow';
import { stageDoorMessages as words } from './stageDoorMessages';

export interface ScanActsProps {
  acts: readonly { item: ShowItem; teams: Cast['entries']; isHere: boolean }[];
  state: ShowState;
}

interface Outcome {
  isGood: boolean;
  text: string;
}

/** Checks acts in by the codes on their phones. */
export function ScanActs({ acts, state }: ScanActsProps) {
  const label = useLabel('entries');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function checkIn(code: string): Outcome {
    const entry = actOfCode(code);
    const own = acts.filter(({ item }) => entry !== null && [item.entry, item.away].includes(entry));
    // A team that plays several games arrives for the first that it is not here for.
    const act = own.find(({ isHere }) => !isHere) ?? own[0];
    if (!act) return { isGood: false, text: words.otherCode };
    const name = nameOf(act.item, label);
    if (act.isHere) return { isGood: true, text: words.alreadyHere(name) };
    const text = words.checkedIn(name);
    const people = act.teams.find(({ hashcode }) => hashcode === entry)?.participants ?? [];
    const step = { step: 'here', item: act.item.hashcode } as const;
    // A game has two teams, and the code is of one of them.
    if (act.item.away === null || people.length === 0) state.make({ ...step, text });
    else
      for (const { hashcode, name: who } of people)
        state.make({ ...step, participant: hashcode, text: words.checkedIn(who) });
    return { isGood: true, text };
  }

  return (
    <Card title={words.scan}>
      <Stack>
        <p>{words.scanText}</p>
        <CameraScanner variant="secondary" onCode={(code) => setOutcome(checkIn(code))} />
        {outcome && <Banner kind={outcome.isGood ? 'success' : 'warning'} title={outcome.text} />}
      </Stack>
    </Card>
  );
}
