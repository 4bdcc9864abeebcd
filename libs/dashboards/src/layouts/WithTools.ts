import type { ComponentType, ReactNode } from 'react';

/** What shows or edits widgets. */
export interface WithTools {
  /** Gives the widgets in it their tools and the cards of every subject. */
  Tools: ComponentType<{ children: ReactNode }>;
}
