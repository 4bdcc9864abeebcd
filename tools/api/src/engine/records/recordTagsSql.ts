import type { Collection } from '@callboard/api-contract';
import { definePort } from '../definePort';

/** Served by tagging: a query for the tags on records of a collection, each with its `record`, its `tag` and the `name` of that. */
export const recordTagsSql =
  definePort<(collection: Collection, tenant: string) => string>('tags on records');
