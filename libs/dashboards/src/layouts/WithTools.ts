import type { ComponentType, ReactNode } from 'react';

/** Provider of tools for showing or editing widgets. */
export interface WithTools {
  /** Gives the widgets in it their tools and the cards of every subject. */
  Tools: ComponentType<{ children: ReactNode }>;
}
