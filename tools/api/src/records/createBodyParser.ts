import {
  bodySchema,
  fieldErrors,
  isObject,
  type Body,
  type Collection,
  type Role,
} from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { badRequest, invalid } from '../problems';
import { cleanBody } from './cleanBody';

type Occasion = 'create' | 'update';

/** Parses bodies by the contract, and cleans their rich texts; each schema is built once for a collection, an occasion and a set of roles. */
export function createBodyParser() {
  const schemas = new Map<string, v.GenericSchema<unknown, Body>>();
  return (collection: Collection, occasion: Occasion, roles: readonly Role[], body: unknown): Body => {
    if (!isObject(body)) throw badRequest(sentences.bodyNotObject());
    const key = `${collection.name} ${occasion} ${[...roles].sort().join()}`;
    let schema = schemas.get(key);
    if (!schema) schemas.set(key, (schema = bodySchema(collection, occasion, roles)));
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw invalid(fieldErrors(parsed.issues));
    const clean = cleanBody(collection, parsed.output);
    if (!clean.ok) throw invalid(clean.errors);
    return clean.body;
  };
}

export type BodyParser = ReturnType<typeof createBodyParser>;
