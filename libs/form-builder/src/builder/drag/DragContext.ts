import type { GripProps } from '@callboard/ui-kit/layout';
import { createContext, use } from 'react';

export const DragContext = createContext<((id: string) => GripProps) | null>(null);

/**
 * The pointer handlers for the drag handle of a question, by its id.
 *
 * @throws outside of a FormBuilder
 */
export function useGrip(): (id: string) => GripProps {
  const grip = use(DragContext);
  if (!grip) throw new Error('useGrip must be used inside a FormBuilder.');
  return grip;
}
