import { createContext } from 'react';
import { createRecentItems, type RecentItems } from './createRecentItems';

/** What was opened from the palette in this session; `SignedInApp` makes another for another session. */
export const RecentContext = createContext<RecentItems>(createRecentItems());
