import type { SeatKind } from '@callboard/api-contract/booking';
import type { LanguageCode } from '@callboard/api-contract/languages';

type Words = Readonly<Record<LanguageCode, string>>;

/** The words of each kind of seat that is not a usual one. */
const words: Readonly<Record<Exclude<SeatKind, 'standard'>, Words>> = {
  accessible: { en: 'Wheelchair space', mi: 'Wāhi tūru wīra' },
  companion: { en: 'Companion seat', mi: 'Tūru hoa haere' },
  restricted_view: { en: 'Restricted view', mi: 'Kitenga iti' },
  house: { en: 'House seat', mi: 'Tūru o te whare' },
};

/** The fact that people select or avoid a seat by; empty for a usual seat, and where there is none. */
export function seatFact(kind: SeatKind | null | undefined, language: LanguageCode | null): string {
  return kind && kind !== 'standard' ? words[kind][language ?? 'en'] : '';
}

/** The place of a ticket, with the fact of its seat. */
export function placeWithFact(
  { place, seat_kind }: { place: string; seat_kind?: SeatKind | null | undefined },
  language: LanguageCode | null,
): string {
  return [place, seatFact(seat_kind, language)].filter(Boolean).join(' · ');
}
