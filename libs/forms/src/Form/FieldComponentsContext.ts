import { createContext } from 'react';
import type { FieldComponents } from '../definition';

/** The controls that a form was given beside the forms' own. */
export const FieldComponentsContext = createContext<FieldComponents>({});
