import type { FloorPlan } from '@callboard/api-contract/booking';
import { sectionTitle } from '@callboard/domain/booking';
import { useMemo } from 'react';
import { buildScene, type StyleOfSeat } from '../canvas/buildScene';
import { SceneCanvas } from '../canvas/SceneCanvas';
import type { Jump } from '../canvas/useViewport';
import { pickMessages as words } from './pickMessages';
import { SeatFacts } from './SeatFacts';
import { lazily, type Offer, type SeatState } from './seatStates';

export interface SeatPictureProps {
  plan: FloorPlan;
  level: string;
  offer: Offer;
  selection: ReadonlySet<string>;
  /** Seats that a problem is about. */
  problems: ReadonlyMap<string, string>;
  /** The seat that has the focus in the list. */
  active: string | undefined;
  jump: Jump | null;
  onToggle: (seat: string) => void;
}

/** One level of what is on offer, as a picture: colours are price groups, shapes are states and kinds. */
export function SeatPicture({
  plan,
  level,
  offer,
  selection,
  problems,
  active,
  jump,
  onToggle,
}: SeatPictureProps) {
  const scene = useMemo(() => buildScene(plan, level, styleByOffer(offer)), [plan, level, offer]);
  const places = useMemo(
    () => lazily(() => new Map(scene.seats.map(({ id }, index) => [id, index]))),
    [scene],
  );
  const marks = useMemo(() => {
    const placesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => places().get(id) ?? []);
    return { mine: placesOf(selection), problems: placesOf(problems.keys()) };
  }, [places, selection, problems]);
  return (
    <SceneCanvas
      scene={scene}
      label={words.picture}
      marks={marks}
      jump={jump}
      events={{
        onPick(hit) {
          const id = hit && 'seat' in hit ? scene.seats[hit.seat]?.id : undefined;
          if (id !== undefined) onToggle(id);
        },
      }}
      card={{
        active: active === undefined ? -1 : (places().get(active) ?? -1),
        of(index) {
          const id = scene.seats[index]?.id ?? '';
          const seat = offer.get(id);
          return (
            seat && (
              <SeatFacts
                offered={seat}
                section={sectionTitle(plan, seat.section)}
                isSelected={selection.has(id)}
              />
            )
          );
        },
      }}
    />
  );
}

/** A seat that cannot be selected has the shape of its state, and no colour: it has no price for this buyer. */
function styleByOffer(offer: Offer): StyleOfSeat {
  return (seat, row, index) => {
    const shape = shapeOfState(offer.stateOf(seat, row, index));
    return shape === undefined
      ? { color: offer.groupOf(seat, row)?.color ?? 'gray', shape: seat.kind ?? 'standard' }
      : { color: 'muted', shape };
  };
}

/** Undefined: the shape of its kind. */
export function shapeOfState(state: SeatState): string | undefined {
  if (state === 'sold' || state === 'closed') return state;
  return state === 'held' ? 'pending' : undefined;
}
