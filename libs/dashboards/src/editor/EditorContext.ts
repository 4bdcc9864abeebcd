import type { LayoutContent } from '@callboard/api-contract/layouts';
import type { GripDrag } from '@callboard/ui-kit/layout';
import { createContext, use } from 'react';
import type { ScreenSize } from '../view/LayoutView';
import type { DropTarget } from './operations';

/** Shared state of the parts of the editor. */
export interface Editor extends GripDrag<string, DropTarget> {
  content: LayoutContent;
  /** The size of screen that is shown, whose widths are edited. */
  size: ScreenSize;
  /** Changes the content; the part to focus afterwards. */
  change: (content: LayoutContent, focus?: string) => void;
  step: (id: string, by: 1 | -1) => void;
  remove: (id: string) => void;
  openSettings: (id: string) => void;
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
