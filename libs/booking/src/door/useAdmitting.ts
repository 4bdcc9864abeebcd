import { shownScan, type DoorState } from './doorState';
import type { Door, Scanned, ScannedGroup } from './createDoor';
import type { DoorDirection } from '@callboard/api-contract/booking';
import { storedValue } from '@callboard/browser-storage';
import { useEffect, useRef, useState } from 'react';
import { signal } from './signals';
import { verdictOf } from './verdict';

const storedMute = storedValue('callboard.door_muted');

/** Admits people at a door in both directions, one after the other, and shows the result. */
export function useAdmitting(door: Door | null, state: DoorState) {
  const [last, setLast] = useState<string | null>(null);
  const [direction, setDirection] = useState<DoorDirection>('in');
  const [group, setGroup] = useState<ScannedGroup | null>(null);
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
    direction,
    turn: (next: DoorDirection) => {
      setDirection(next);
      setGroup(null);
      setLast(null);
    },
    group,
    problem,
    run,
    answer: (people: number) => {
      if (group && door) run(() => door.scanGroup(group, people));
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
