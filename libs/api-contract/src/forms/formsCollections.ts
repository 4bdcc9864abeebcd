import { formDefinitions } from './collections/formDefinitions';
import { formEditions } from './collections/formEditions';
import { formInstances } from './collections/formInstances';

/** The collections of this noun, by their keys: they load together. */
export const formsCollections = {
  formDefinitions,
  formEditions,
  formInstances,
} as const;
