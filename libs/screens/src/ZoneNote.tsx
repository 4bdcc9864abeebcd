import { zoneName } from '@callboard/domain/calendar';
import { useZone } from '@callboard/records';
import { messages } from './messages';

export interface ZoneNoteProps {
  /** One of the instants that the note is about: a zone has another name in summer. */
  at: string;
  className?: string | undefined;
}

/** Says in which zone the times beside it are: that of the one who looks. */
export function ZoneNote({ at, className }: ZoneNoteProps) {
  return <p className={className}>{messages.timesIn(zoneName(useZone(), at))}</p>;
}
