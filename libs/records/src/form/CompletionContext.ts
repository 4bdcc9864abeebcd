import type { CompletionProps } from '@callboard/pickers';
import { createContext, type ComponentType } from 'react';

/** Prompt for the required fields of a record that is added by name in the form of another; null where there is none. */
export const CompletionContext = createContext<ComponentType<CompletionProps> | null>(null);
