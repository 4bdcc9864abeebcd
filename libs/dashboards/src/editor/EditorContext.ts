import type { LayoutContent } from '@callboard/api-contract/layouts';
import { createContext, use, type PointerEvent } from 'react';
import type { ScreenSize } from '../view/LayoutView';
import type { DropTarget } from './operations';

/** What the parts of the editor share. */
export interface Editor {
  content: LayoutContent;
  /** The size of screen that is shown, whose widths are edited. */
  size: ScreenSize;
  /** Changes the content; the part to focus afterwards. */
  change: (content: LayoutContent, focus?: string) => void;
  step: (id: string, by: 1 | -1) => void;
  remove: (id: string) => void;
  openSettings: (id: string) => void;
  dragged: string | undefined;
  target: DropTarget | undefined;
  grip: {
    start: (event: PointerEvent<HTMLElement>, id: string) => void;
    move: (event: PointerEvent<HTMLElement>) => void;
    drop: () => void;
    cancel: () => void;
  };
}

export const EditorContext = createContext<Editor | null>(null);

/**
 * The editor around a part.
 *
 * @throws outside of a LayoutEditor
 */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used inside a LayoutEditor.');
  return editor;
}
