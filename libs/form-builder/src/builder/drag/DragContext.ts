import { createContext, use, type PointerEvent } from 'react';

/** What makes the grip of a question a grip. */
export interface FieldGrip {
  start: (event: PointerEvent<HTMLElement>, id: string) => void;
  move: (event: PointerEvent<HTMLElement>) => void;
  drop: () => void;
  cancel: () => void;
}

export const DragContext = createContext<FieldGrip | null>(null);

/** How a question is dragged. */
export function useGrip(): FieldGrip {
  const grip = use(DragContext);
  if (!grip) throw new Error('A part of the form builder stands outside of a FormBuilder.');
  return grip;
}
