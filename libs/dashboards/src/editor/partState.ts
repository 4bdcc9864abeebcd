import type { Editor } from './EditorContext';
import type { PartLevel } from './operations';

/** The attributes by which a part is found while another is dragged, and that show where that would be dropped. */
export function partState({ dragged, target }: Editor, id: string, level: PartLevel) {
  return {
    'data-part': id,
    'data-level': level,
    'data-dragged': dragged === id || undefined,
    'data-drop': target?.over === id ? target.side : undefined,
  };
}
