import { useEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { PlanScene } from './buildScene';
import styles from './Minimap.module.css';
import { useThemeChanges } from './useThemeChanges';
import { centred, fitScene, toPlan, type CanvasSize, type Viewport } from './viewport';

export interface MinimapProps {
  scene: PlanScene;
  viewport: Viewport;
  size: CanvasSize;
  onViewport: (viewport: Viewport) => void;
}

/** A quarter of the picture, and no more than this. */
const widest = 120;
/** Sharp on most screens; it is too small for more. */
const density = 2;

/** The whole level, small, with a frame around what is visible. A press or a drag moves it; the buttons below the picture do the same. */
export function Minimap({ scene, viewport, size, onViewport }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const themeChanges = useThemeChanges();
  const width = Math.round(Math.min(size.width / 4, widest));
  const small = useMemo((): CanvasSize => ({ width, height: Math.round((width * 2) / 3) }), [width]);
  const fit = fitScene(scene, small);

  // Paints on the canvas of the browser: seats as dots, because they are smaller than a pixel.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const { scale, left, top } = fitScene(scene, small);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, small.width, small.height);
    context.fillStyle = getComputedStyle(canvas.current).color;
    context.globalAlpha = 0.25;
    for (const { x, y, width, height } of scene.areas)
      context.fillRect(
        (x - width / 2 - left) * scale,
        (y - height / 2 - top) * scale,
        width * scale,
        height * scale,
      );
    context.globalAlpha = 0.6;
    const dot = Math.max(0.4 * scale, 0.5);
    for (let index = 0; index < scene.x.length; index += 1)
      context.fillRect(
        ((scene.x[index] ?? 0) - left) * scale,
        ((scene.y[index] ?? 0) - top) * scale,
        dot,
        dot,
      );
    context.globalAlpha = 1;
  }, [scene, small, themeChanges]);

  function move({ nativeEvent: { offsetX, offsetY } }: PointerEvent) {
    onViewport(centred(viewport, toPlan(fit, { x: offsetX, y: offsetY }), size));
  }

  const ratio = fit.scale / viewport.scale;
  return (
    <div className={styles.root} aria-hidden="true">
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={small.width * density}
        height={small.height * density}
        style={{ inlineSize: small.width, blockSize: small.height }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          move(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) move(event);
        }}
      />
      <span
        className={styles.visible}
        style={{
          left: (viewport.left - fit.left) * fit.scale,
          top: (viewport.top - fit.top) * fit.scale,
          inlineSize: size.width * ratio,
          blockSize: size.height * ratio,
        }}
      />
    </div>
  );
}
