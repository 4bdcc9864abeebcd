import { doorLimits, type DoorTicket } from '@callboard/api-contract/booking';

/** More than any code of ours has, and less than what is refused. */
const maxOfCode = doorLimits.code / 2;

/** A scanner can read anything: what is not of our codes is cut and cleaned, and then unknown. */
export function cleanCode(read: string): string {
  const code = read
    .trim()
    .slice(0, maxOfCode)
    .replace(/[^\x20-\x7e]/g, '?')
    .trim();
  return code === '' ? '?' : code;
}

/** A ticket for another performance, of which a snapshot has no more than that. */
export function ticketElsewhere(digest: string, elsewhere: NonNullable<DoorTicket['elsewhere']>): DoorTicket {
  return {
    hashcode: digest,
    number: '',
    place: '',
    price_type: '',
    people: 1,
    buyer: null,
    status: 'valid',
    elsewhere,
  };
}
