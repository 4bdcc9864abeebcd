import type { CollectionName } from '@callboard/api-contract';
import { createContext, type ComponentType } from 'react';

export interface CommentsProps {
  collection: CollectionName;
  record: string;
}

/** Component with the comments on a record. They are messages, so that another library has it; without it a profile has no such tab. */
export const CommentsContext = createContext<ComponentType<CommentsProps> | undefined>(undefined);
