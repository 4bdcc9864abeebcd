import { collectionPath, type Collection } from '@callboard/api-contract';
import { apiSettings } from '../configureApi';
import type { Target } from '../endpoints/endpointArgs';
import { nameOf } from './nameOf';

/** Where a collection is to be asked, for the version that is called. */
export function targetOf(definition: Collection): Target {
  return { collection: nameOf(definition), path: collectionPath(definition, apiSettings().version) };
}
