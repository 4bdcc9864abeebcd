import type { ReactNode } from 'react';
import { seatRadius, type PlanScene } from './buildScene';
import styles from './SeatCard.module.css';
import type { CanvasSize, Viewport } from './viewport';

export interface SeatCardProps {
  scene: PlanScene;
  seat: number;
  viewport: Viewport;
  size: CanvasSize;
  children: ReactNode;
}

/** Facts of a seat next to it on the picture, and a ring around it. The list has the same facts for screen readers. */
export function SeatCard({ scene, seat, viewport: { scale, left, top }, size, children }: SeatCardProps) {
  const x = ((scene.x[seat] ?? 0) - left) * scale;
  const y = ((scene.y[seat] ?? 0) - top) * scale;
  if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
  const reach = Math.max(seatRadius * scale, 4) + 4;
  return (
    <div aria-hidden="true">
      <span
        className={styles.ring}
        style={{ left: x - reach, top: y - reach, inlineSize: 2 * reach, blockSize: 2 * reach }}
      />
      <div
        className={styles.card}
        data-below={y < size.height / 2 || undefined}
        data-before={x > size.width / 2 || undefined}
        style={{ left: x, top: y < size.height / 2 ? y + reach : y - reach }}
      >
        {children}
      </div>
    </div>
  );
}
