import {
  bodySchema,
  fieldErrors,
  isObject,
  type Body,
  type Collection,
  type ActorRoles,
} from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { badRequest, invalid } from '../problems';
import { rolesKey } from './actor';
import { cleanBody } from './cleanBody';

const maxSchemas = 2_000;

type Occasion = 'create' | 'update';

/** Parses bodies by the contract, and cleans their rich texts; each schema is built once for a collection, an occasion and a set of roles. */
export function createBodyParser() {
  const schemas = new Map<string, v.GenericSchema<unknown, Body>>();
  return (collection: Collection, occasion: Occasion, roles: ActorRoles, body: unknown): Body => {
    if (!isObject(body)) throw badRequest(sentences.bodyNotObject());
    const key = `${collection.path} ${occasion} ${rolesKey({ roles })}`;
    // A tenant that narrows a role makes new keys; what is forgotten is built again.
    if (schemas.size >= maxSchemas) schemas.clear();
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
