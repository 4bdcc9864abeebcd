import type { Collection } from '@callboard/api-contract';
import { createContext } from 'react';

/** The collection of the form, from which controls read their field declarations. */
export const FormCollectionContext = createContext<Collection | null>(null);
