import { transitionAction, type Action } from '@callboard/api-contract';
import { actionNamed, actionOnRecord } from '@callboard/api-contract/actions';
import { collectionNamed, collectionNames, variantsOf } from '@callboard/api-contract/collections';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { actionAddresses, type Address } from '../calls/actionAddresses';
import { openApiDocument } from './openApiDocument';

interface Branch {
  properties: { action: { const: string }; data: object };
  required: string[];
}

/** The data of any action and of none. */
const samples = [null, {}, { zzz: 1 }, { reason: 'Ill' }, { reason: '' }, { reason: 7 }, 'text', 7];

describe.each([21, 2])(
  '[7.21] what the document of version %d promises of the data of actions',
  (version) => {
    const document = JSON.parse(JSON.stringify(openApiDocument(version)));
    const addresses = actionAddresses(version, collectionNames.map(collectionNamed).flatMap(variantsOf));

    it('names every action and transition that the server knows at an address', () => {
      for (const { path, own, collection } of addresses) {
        const named = branchesAt(document, path).map(({ properties }) => properties.action.const);
        const known = [...own.keys(), ...Object.keys(collection?.lifecycle?.transitions ?? {})];
        expect(named, path).toEqual(expect.arrayContaining(known));
        expect(named.length, path).toBe(new Set(named).size);
      }
    });

    it('is what the server accepts and requires', () => {
      const isPromised = createValidator(document);
      const offered = addresses.flatMap((address) =>
        branchesAt(document, address.path).map((branch) => ({ address, branch })),
      );
      expect(offered.length).toBeGreaterThan(200);
      const wrong = offered.flatMap(({ address, branch: { required, properties } }) => {
        const { action, data } = properties;
        const { input } = servedAt(address, action.const);
        const differing = samples.filter(
          (sample) => v.is(input, sample) !== isPromised(data, sample) && !isRule(input, sample),
        );
        const isNeeded = !v.is(input, undefined);
        return [
          ...(required.includes('data') === isNeeded ? [] : ['whether it needs data']),
          ...differing.map((sample) => JSON.stringify(sample)),
        ].map((what) => `${address.path} ${action.const}: ${what}`);
      });
      expect(wrong).toEqual([]);
    });
  },
);

/** Returns a function that is true if a schema of the document accepts a value; most actions have the same. */
function createValidator(document: object) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  return (schema: object, value: unknown): boolean => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate(value);
  };
}

/** True if input is refused by a check of its own alone: no schema states a rule among several fields. */
function isRule(input: v.GenericSchema, data: unknown): boolean {
  const { issues } = v.safeParse(input, data);
  return issues?.every(({ type }) => ['check', 'raw_check', 'partial_check'].includes(type)) ?? false;
}

function servedAt({ own, collection }: Address, name: string): Action {
  const key = own.get(name) ?? (collection && actionOnRecord(collection.name, name));
  const action = key ? actionNamed(key) : collection && transitionAction(collection, name);
  if (!action) throw new Error(`The document names ${name}, which the server does not know.`);
  return action;
}

function branchesAt(document: ReturnType<typeof openApiDocument>, path: string): Branch[] {
  // The document is JSON of this form: the test of its schema checks that.
  return (
    (Object(document.paths[`/${path}`]?.['post']).requestBody?.content['application/json'].schema.oneOf as
      Branch[] | undefined) ?? []
  );
}
