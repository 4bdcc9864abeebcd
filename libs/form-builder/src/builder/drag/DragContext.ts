import { createContext, use, type PointerEvent } from 'react';

/** The pointer handlers of the drag handle of a question. */
export interface FieldGrip {
  start: (event: PointerEvent<HTMLElement>, id: string) => void;
  move: (event: PointerEvent<HTMLElement>) => void;
  drop: () => void;
  cancel: () => void;
}

export const DragContext = createContext<FieldGrip | null>(null);

/**
 * The pointer handlers for the drag handle of a question.
 *
 * @throws outside of a FormBuilder
 */
export function useGrip(): FieldGrip {
  const grip = use(DragContext);
  if (!grip) throw new Error('useGrip must be used inside a FormBuilder.');
  return grip;
}
