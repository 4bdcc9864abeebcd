import { createContext, use } from 'react';

/** What opens over any page, and is fetched when it is first opened. */
export type Tool = 'palette' | 'shortcuts' | 'notifications' | 'menu';

/** What each tool is given. */
export interface ToolProps {
  onClose: () => void;
}

export const ToolContext = createContext<((tool: Tool) => void) | null>(null);

/** Opens one of the tools: `useOpenTool()('palette')`. */
export function useOpenTool(): (tool: Tool) => void {
  const open = use(ToolContext);
  if (!open) throw new Error('useOpenTool needs a ToolHost above it: Frame provides one.');
  return open;
}
