import type { PlanBackground } from '@callboard/api-contract/booking';
import type { PlanGuide, PlanPoint, PlanSelection } from '@callboard/domain/booking';
import type { PlanScene } from './buildScene';
import type { CanvasSize, Viewport } from './viewport';

/** Layer that is painted over a scene. */
export interface Overlay {
  selection: PlanSelection;
  /** How far what is selected is being moved. */
  offset: PlanPoint;
  /** A line that is being drawn, in places of the plan. */
  line: readonly PlanPoint[];
  isClosed: boolean;
  marks: SceneMarks;
  /** Lines across the whole picture. */
  guides: readonly PlanGuide[];
}

/** Seats that stand out, by their place in the scene. */
export interface SceneMarks {
  /** Seats of the buyer: with a tick. */
  mine: readonly number[];
  /** Seats with a problem: with a ring. */
  problems: readonly number[];
}

/** The colours of the theme, by name. */
export type Palette = Readonly<Record<string, string>>;

/** A picture below a scene. */
export interface ScenePicture {
  image: HTMLImageElement;
  place: PlanBackground;
}

export interface PaintInput {
  scene: PlanScene;
  picture: ScenePicture | null;
  viewport: Viewport;
  size: CanvasSize;
  overlay: Overlay;
  palette: Palette;
  /** The pixels of the screen in one of the page. */
  density: number;
}
