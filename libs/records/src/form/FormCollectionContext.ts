import type { Collection } from '@callboard/api-contract';
import { createContext } from 'react';

/** The collection whose form this is: controls look up in it what their fields declare. */
export const FormCollectionContext = createContext<Collection | null>(null);
