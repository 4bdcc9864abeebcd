import type { AreaKind, FloorPlan, PlanCategory, SeatKind } from '@callboard/api-contract/booking';
import type { PlanPoint } from '../seatPlaces';

/** Where something is in a file: a line, the how-manieth seat, or a shape of a drawing. */
export interface FileOrigin {
  kind: 'line' | 'seat' | 'shape';
  name: string;
}

/** Error in a file, and its place. */
export type PlanFileError =
  | { kind: 'no_seats' | 'too_many' | 'deep' }
  | {
      kind: 'headings' | 'quote' | 'no_row' | 'no_number' | 'no_label' | 'path' | 'place';
      from: FileOrigin;
    }
  /** `text`: as it is in the file. */
  | { kind: 'range' | 'seat_kind' | 'long'; from: FileOrigin; text: string }
  | { kind: 'double_label' | 'double_id'; from: FileOrigin; text: string; first: FileOrigin };

/** A plan that was read from a file with the shapes that were left out, or everything that is wrong with the file. */
export type PlanFileImport =
  { ok: true; plan: FloorPlan; leftOut: readonly string[] } | { ok: false; errors: readonly PlanFileError[] };

/** A seat as a file has it; what the file does not name is empty. */
export interface FoundSeat {
  from: FileOrigin;
  level: string;
  section: string;
  row: string;
  number: string;
  id?: string | undefined;
  category?: string | undefined;
  kind?: SeatKind | undefined;
  at?: PlanPoint | undefined;
  /** An aisle separates it from the seat before it. */
  isAfterAisle?: boolean;
}

/** Something else of a drawing. */
export interface FoundArea {
  name: string;
  kind: AreaKind;
  shape: 'rectangle' | 'ellipse';
  level: string;
  at: PlanPoint;
  width: number;
  height: number;
  angle: number;
}

/** The seats of a file and what is around them. */
export interface FoundPlan {
  seats: readonly FoundSeat[];
  areas?: readonly FoundArea[];
  categories?: readonly { name: string; color?: PlanCategory['color'] | undefined }[];
  /** Places are in metres. Without it the distance of neighbours shows how large the drawing is. */
  isMetric?: boolean;
}
