import { zoneName } from '@callboard/domain/calendar';
import { useZone } from '../hooks/useZone';
import { screenMessages as words } from './screenMessages';

export interface ZoneNoteProps {
  /** One of the instants that the note is about: a zone's short name changes in summer. */
  at: string;
  className?: string | undefined;
}

/** Names the time zone of the adjacent times: the user's own. */
export function ZoneNote({ at, className }: ZoneNoteProps) {
  return <p className={className}>{words.timesIn(zoneName(useZone(), at))}</p>;
}
