import type { PlanPoint } from '@callboard/domain/booking';
import { useState } from 'react';
import type { PlanScene } from './buildScene';
import { centred, fitBounds, zoomed, type CanvasSize, type Viewport } from './viewport';

/** A place to bring to the middle, once for each object. */
export interface Jump {
  place: PlanPoint;
}

/** Nearer than this, names of seats can be read: pixels of a metre. */
const readable = 30;

/** What part of a scene is visible. It shows all until the user moves it, and again on another level. */
export function useViewport({ level, bounds }: PlanScene, size: CanvasSize, jump: Jump | null) {
  const [own, setOwn] = useState<{ level: string; viewport: Viewport }>();
  const [jumped, setJumped] = useState(jump);
  const fit = fitBounds(bounds, size);
  const viewport = own?.level === level ? own.viewport : fit;
  const show = (next: Viewport) => setOwn({ level, viewport: next });
  if (jump !== jumped) {
    setJumped(jump);
    if (jump) show(centred({ ...viewport, scale: Math.max(viewport.scale, readable) }, jump.place, size));
  }
  return {
    viewport,
    /** Whether less than the whole level is visible. */
    isNear: viewport.scale > fit.scale * 1.1,
    show,
    showAll: () => setOwn(undefined),
    zoom: (factor: number) => show(zoomed(viewport, factor, { x: size.width / 2, y: size.height / 2 })),
  };
}
