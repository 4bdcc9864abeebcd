import { createContext, use } from 'react';

/** The tools that open over any page; each is loaded when it is first opened. */
export type Tool = 'palette' | 'help' | 'shortcuts' | 'notifications' | 'menu' | 'outbox' | 'signOut';

/** The props of every tool. */
export interface ToolProps {
  /** The part of the tool to begin with, such as a page of the help. */
  part?: string | undefined;
  onClose: () => void;
}

export type OpenTool = (tool: Tool, part?: string) => void;

export const ToolContext = createContext<OpenTool | null>(null);

/** Opens one of the tools: `useOpenTool()('palette')`. */
export function useOpenTool(): OpenTool {
  const open = use(ToolContext);
  if (!open) throw new Error('useOpenTool needs a ToolHost above it: Frame provides one.');
  return open;
}
