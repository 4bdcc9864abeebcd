import type { PlanPoint } from '@callboard/domain/booking';
import { useState } from 'react';
import type { PlanScene } from './buildScene';
import { centred, fitScene, zoomed, type CanvasSize, type Viewport } from './viewport';

/** A place to bring to the middle, once for each object. */
export interface Jump {
  place: PlanPoint;
}

/** Nearer than this, names of seats can be read: pixels of a metre. */
const readable = 30;

/** The visible part of a scene. It shows the seats until the user moves it, and again on another level. */
export function useViewport(scene: PlanScene, size: CanvasSize, jump: Jump | null) {
  const [own, setOwn] = useState<{ level: string; viewport: Viewport }>();
  const [jumped, setJumped] = useState(jump);
  const { level } = scene;
  const fit = fitScene(scene, size);
  const viewport = own?.level === level ? own.viewport : fit;
  const show = (next: Viewport) => setOwn({ level, viewport: next });
  if (jump !== jumped) {
    setJumped(jump);
    if (jump) show(centred({ ...viewport, scale: Math.max(viewport.scale, readable) }, jump.place, size));
  }
  return {
    viewport,
    /** True if less than the whole level is visible. */
    isNear: viewport.scale > fit.scale * 1.1,
    show,
    showAll: () => setOwn(undefined),
    zoom: (factor: number) => show(zoomed(viewport, factor, { x: size.width / 2, y: size.height / 2 })),
  };
}
