import type { CompletionProps } from '@callboard/pickers';
import { createContext, type ComponentType } from 'react';

/** What asks for the required fields of a record that is added by name in the form of another; null where nothing does. */
export const CompletionContext = createContext<ComponentType<CompletionProps> | null>(null);
