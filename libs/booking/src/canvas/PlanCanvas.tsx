import type { FloorPlan } from '@callboard/api-contract/booking';
import {
  boundsOf,
  seatPlaces,
  type PlanPoint,
  type PlanSelection,
  type SnappedMove,
} from '@callboard/domain/booking';
import { useMemo, useState } from 'react';
import { buildScene, type PlanScene, type SceneBounds } from './buildScene';
import type { ScenePicture } from './paintInput';
import { SceneCanvas } from './SceneCanvas';
import type { CanvasTool } from './useCanvasGestures';
import { useImage } from './useImage';
import type { Jump } from './useViewport';

/** Pressed part: the seat with its row and section, or an area. */
export type PickedPart = { seat: string; row: string; section: string } | { area: string };

export interface PlanCanvasProps {
  plan: FloorPlan;
  level: string;
  /** Description of the picture, for those who cannot see it; the same is there as a list. */
  label: string;
  selection?: PlanSelection;
  /** @default 'pan' */
  tool?: CanvasTool;
  /** Parts to bring to the middle, once for each object. */
  jump?: { ids: readonly string[] } | undefined;
  events?: PlanCanvasEvents;
  /** The URL of the picture below the level. */
  pictureUrl?: string | undefined;
}

export interface PlanCanvasEvents {
  onPick?: (part: PickedPart | null, isMore: boolean) => void;
  onLasso?: (parts: readonly PickedPart[], isMore: boolean) => void;
  onDrawn?: (from: PlanPoint, to: PlanPoint) => void;
  onMoved?: (by: PlanPoint) => void;
  /** Corrects a move of the selection while it lasts, within a distance in metres. */
  snap?: (by: PlanPoint, tolerance: number) => SnappedMove;
}

/** The picture of a level of a plan, by its parts. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { plan, level, label, selection, tool, jump, events = {}, pictureUrl } = props;
  const place = plan.levels.find(({ id }) => id === level)?.background;
  const image = useImage(place && pictureUrl);
  const picture = useMemo(() => (image && place ? { image, place } : null), [image, place]);
  const scene = useMemo(() => withRoomFor(buildScene(plan, level), picture), [plan, level, picture]);
  return (
    <SceneCanvas
      scene={scene}
      picture={picture}
      label={label}
      {...(selection && { selection })}
      {...(tool && { tool })}
      jump={useJump(plan, jump)}
      events={{
        onPick(hit, isMore) {
          if (hit && 'area' in hit) return events.onPick?.(hit, isMore);
          events.onPick?.(hit ? (partOf(scene, hit.seat)[0] ?? null) : null, isMore);
        },
        onLasso: (seats, isMore) =>
          events.onLasso?.(
            seats.flatMap((seat) => partOf(scene, seat)),
            isMore,
          ),
        onDrawn: events.onDrawn,
        onMoved: events.onMoved,
        snap: events.snap,
      }}
    />
  );
}

/** The scene with room for the whole picture below it. */
function withRoomFor(scene: PlanScene, picture: ScenePicture | null): PlanScene {
  if (!picture) return scene;
  const { x, y, width, height, angle } = picture.place;
  // A turned picture reaches no further than its diagonal.
  const reach = Math.hypot(width, height) / 2;
  const [across, down] = angle % 180 === 0 ? [width / 2, height / 2] : [reach, reach];
  const withPicture = ({ left, right, top, bottom }: SceneBounds): SceneBounds => ({
    left: Math.min(left, x - across),
    right: Math.max(right, x + across),
    top: Math.min(top, y - down),
    bottom: Math.max(bottom, y + down),
  });
  return { ...scene, bounds: withPicture(scene.bounds), core: withPicture(scene.core) };
}

/** The middle of the parts, as a place that is new only when the request is. */
function useJump(plan: FloorPlan, request: PlanCanvasProps['jump']): Jump | null {
  const [known, setKnown] = useState<{ request: PlanCanvasProps['jump']; jump: Jump | null }>({
    request,
    jump: null,
  });
  if (known.request === request) return known.jump;
  const place = middleOf(plan, request?.ids ?? []);
  const jump = place && { place };
  setKnown({ request, jump });
  return jump;
}

function partOf({ seats, rows, rowOf }: PlanScene, index: number): PickedPart[] {
  const found = rows[rowOf[index] ?? 0];
  const seat = seats[index]?.id;
  return found && seat !== undefined ? [{ seat, row: found.row.id, section: found.section.id }] : [];
}

function middleOf({ sections, areas }: FloorPlan, ids: readonly string[]): PlanPoint | null {
  const wanted = new Set(ids);
  const places = [
    ...sections.flatMap(({ id, rows }) =>
      rows.flatMap((row) => {
        const isWhole = wanted.has(row.id) || wanted.has(id);
        return seatPlaces(row).filter((_, index) => isWhole || wanted.has(row.seats[index]?.id ?? ''));
      }),
    ),
    ...areas.filter(({ id }) => wanted.has(id)),
  ];
  const bounds = boundsOf(places);
  return bounds && { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
}
