import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** What the tools of the rows do with the events of the table. */
export interface RowHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onClick: (event: MouseEvent) => void;
}
