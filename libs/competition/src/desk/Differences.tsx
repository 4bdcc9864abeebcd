import type { LineChange } from '@callboard/api-contract/competition';
import type { LineDifference } from '@callboard/domain/judging';
import { actStateText } from '../ActStateBadge';
import { correctionMessages as words } from './correctionMessages';

/** The changes of a correction, act by act, in words. */
export function Differences({ differences }: { differences: readonly LineDifference[] }) {
  return (
    <ul>
      {differences.map(({ entry, name, changes }) => (
        <li key={entry}>
          <strong>{name}</strong>: {changes.map(changeText).join(' · ')}
        </li>
      ))}
    </ul>
  );
}

function changeText(change: LineChange): string {
  switch (change.kind) {
    case 'name':
      return words.name(change.from, change.to);
    case 'state':
      return words.state(actStateText(change.from), actStateText(change.to));
    case 'place':
      return placeText(change.from, change.to);
    case 'total':
      return words.total(change.from ?? '–', change.to ?? '–');
    case 'goesOn':
      return change.to ? words.goesOn : words.staysBehind;
    case 'feedback':
      return words.feedback;
  }
}

function placeText(from: number | null, to: number | null): string {
  if (from === null) return words.placeNew(to ?? 0);
  return to === null ? words.placeGone(from) : words.place(from, to);
}
