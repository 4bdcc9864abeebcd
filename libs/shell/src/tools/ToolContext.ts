import { createContext, use } from 'react';

/** The tools that open over any page; each is loaded when it is first opened. */
export type Tool = 'palette' | 'shortcuts' | 'notifications' | 'menu' | 'outbox' | 'signOut';

/** The props of every tool. */
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
