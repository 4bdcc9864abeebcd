import { createContext } from 'react';
import { createRecentItems, type RecentItems } from './createRecentItems';

/** The links opened from the palette in this session; `SignedInApp` creates one per session. */
export const RecentContext = createContext<RecentItems>(createRecentItems());
