import { useEffect, type RefObject } from 'react';
import type { PlanScene } from './buildScene';
import type { Overlay, Palette, ScenePicture } from './paintInput';
import { paintScene } from './paintScene';
import { useDensity } from './useDensity';
import { useThemeChanges } from './useThemeChanges';
import type { CanvasSize, Viewport } from './viewport';

interface PaintedScene {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The element whose spans have the colours of the theme. */
  swatches: RefObject<HTMLElement | null>;
  scene: PlanScene;
  picture: ScenePicture | null;
  viewport: Viewport;
  size: CanvasSize;
  overlay: Overlay;
}

/** Paints a scene whenever something of it changes, the theme and the screen included. */
export function usePaintedScene(painted: PaintedScene): void {
  const { canvas, swatches, scene, picture, viewport, size, overlay } = painted;
  const themeChanges = useThemeChanges();
  const density = useDensity();
  // Paints on the canvas of the browser.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
    if (canvas.current.width !== width) canvas.current.width = width;
    if (canvas.current.height !== height) canvas.current.height = height;
    const palette = readPalette(swatches.current);
    paintScene(context, { scene, picture, viewport, size, overlay, palette, density });
  }, [canvas, swatches, scene, picture, viewport, size, overlay, themeChanges, density]);
}

/** The colours of the theme as the browser resolves them, which a canvas cannot do itself. */
function readPalette(element: HTMLElement | null): Palette {
  const spans = element?.querySelectorAll<HTMLElement>('[data-swatch]') ?? [];
  return Object.fromEntries(
    Array.from(spans).map((span) => [span.dataset['swatch'] ?? '', getComputedStyle(span).color]),
  );
}
