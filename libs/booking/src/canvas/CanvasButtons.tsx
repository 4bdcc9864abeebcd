import type { PlanPoint } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import type { KeyboardEvent } from 'react';
import { viewMessages as words } from '../messages';
import styles from './SceneCanvas.module.css';

export interface CanvasButtonsProps {
  onPan: (by: PlanPoint) => void;
  onZoom: (factor: number) => void;
  onFit: () => void;
}

/** The pixels of one key. */
const step = 80;

const panKeys: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** Zoom and pan without a pointer on the picture: by buttons, and by keys while one of them has the focus. */
export function CanvasButtons({ onPan, onZoom, onFit }: CanvasButtonsProps) {
  function onKeyDown(event: KeyboardEvent) {
    const by = panKeys[event.key];
    if (by) onPan(by);
    else if (event.key === '+' || event.key === '=') onZoom(1.25);
    else if (event.key === '-') onZoom(0.8);
    else if (event.key === '0') onFit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // Keys that bubble up from the buttons; it is no control itself.
    <div className={styles.buttons} role="group" aria-label={words.zoom} onKeyDown={onKeyDown}>
      <Button size="small" onClick={() => onZoom(1.25)} title={words.zoomHint}>
        {words.zoomIn}
      </Button>
      <Button size="small" onClick={() => onZoom(0.8)} title={words.zoomHint}>
        {words.zoomOut}
      </Button>
      <Button size="small" onClick={onFit} title={words.zoomHint}>
        {words.showAll}
      </Button>
    </div>
  );
}
