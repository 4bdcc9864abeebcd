import { shownScan, type DoorState } from './doorState';
import type { Door, Scanned } from './createDoor';
import { storedValue } from '@callboard/browser-storage';
import { useEffect, useRef, useState } from 'react';
import { signal } from './signals';
import { verdictOf } from './verdict';

const storedMute = storedValue('callboard.door_muted');

/** What is admitted at a door, one after the other, and what is shown of it. */
export function useAdmitting(door: Door | null, state: DoorState) {
  const [last, setLast] = useState<string | null>(null);
  const [group, setGroup] = useState<Extract<Scanned, { kind: 'group' }> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOn, setOn] = useState(() => storedMute.read() === null);
  const heard = useRef<string | null>(null);
  const shown = last === null ? null : shownScan(state, last);
  const tone = shown && verdictOf(shown, state).tone;
  // Synchronises with the loudspeaker: once for each scan.
  useEffect(() => {
    if (last === null || tone === null || heard.current === last) return;
    heard.current = last;
    if (isOn) signal(tone);
  }, [last, tone, isOn]);

  function run(work: () => Promise<Scanned>): void {
    setGroup(null);
    void work().then((scanned) => {
      setProblem(scanned.kind === 'refused' ? scanned.problem.message : null);
      setGroup(scanned.kind === 'group' ? scanned : null);
      if (scanned.kind === 'done') setLast(scanned.id);
      if (scanned.kind === 'group') setLast(null);
    });
  }

  return {
    last,
    group,
    problem,
    run,
    answer: (people: number) => {
      if (group && door) run(() => door.admitGroup(group.ticket, group.code, people));
    },
    dismiss: () => setGroup(null),
    sound: {
      isOn,
      onChange: (isHeard: boolean) => {
        if (isHeard) storedMute.remove();
        else storedMute.write('yes');
        setOn(isHeard);
      },
    },
  };
}
