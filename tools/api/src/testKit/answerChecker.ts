import { apiPrefix, limits, type Collection } from '@callboard/api-contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { openApiDocument } from '../engine/docs/openApiDocument';
import { serverAddresses } from './serverAddresses';

/** Request of a test, and its answer. */
export interface Exchange {
  method: string;
  url: string;
  status: number;
  /** The media type of the answer. */
  type: string;
  body: string;
}

interface Operation {
  /** `get /callboard/venues` */
  name: string;
  path: string;
  parts: readonly string[];
  responses: Readonly<Record<string, { content?: object }>>;
}

type Check = (exchange: Exchange) => boolean;

/** Checkers of the whole registry: every file of tests uses them again, with the schemas that were compiled before. */
const checkersOfAll = new Map<string, Check>();

/**
 * Fails a test whose answer is not what the OpenAPI document declares for the operation. Schemas are compiled when they are first
 * met.
 *
 * @returns A check, which returns whether the answer had a body that a schema describes.
 */
export function createAnswerChecker(collections?: readonly Collection[]): Check {
  const checkers = collections ? new Map<string, Check>() : checkersOfAll;
  return (exchange) => {
    for (const version of [limits.apiVersion, 2]) {
      const prefix = apiPrefix(version).replace(/\/$/, '');
      if (!exchange.url.startsWith(`${prefix}/`)) continue;
      const check = checkers.get(prefix) ?? checkerOf(version, collections);
      checkers.set(prefix, check);
      return check({ ...exchange, url: exchange.url.slice(prefix.length) });
    }
    return checkServerAddress(exchange);
  };
}

/** Addresses outside the API have their schemas in a table of their own. */
function checkServerAddress({ method, url, status, type, body }: Exchange): boolean {
  const answers = serverAddresses[url.split('?', 1)[0] ?? '']?.answers;
  const answer = answers?.[status];
  if (method !== 'GET' || !answers || (status >= 400 && !answer)) return false;
  if (!answer) throw new Error(`${method} ${url} answered ${status}, which its table does not have.`);
  if (!type.includes('json')) return false;
  if (answer === 'text') throw new Error(`${method} ${url} answered JSON, which its table does not have.`);
  v.parse(answer, JSON.parse(body));
  return true;
}

function checkerOf(version: number, collections?: readonly Collection[]): Check {
  const document = openApiDocument(version, collections);
  const operations = operationsOf(document.paths);
  const ajv = new Ajv2020({
    strict: false,
    // To make the checks smaller takes longer than a run of tests uses them.
    code: { optimize: false },
    validateSchema: false,
    formats: { binary: true, password: true },
  });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();

  function compile(pointer: string): ValidateFunction {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  }

  function assertShape(pointer: string, { method, url, status, body }: Exchange): void {
    const validate = compile(pointer);
    if (validate(JSON.parse(body))) return;
    const difference = ajv.errorsText(validate.errors?.slice(0, 5), { dataVar: 'the body' });
    throw new Error(
      `${method} ${url} answered ${status} with another body than the document describes: ${difference}. It is ${body.slice(0, 600)}`,
    );
  }

  return (exchange) => {
    const { method, url, status, type, body } = exchange;
    // A preflight is the browser's, and no operation.
    if (method === 'OPTIONS') return false;
    if (status >= 400) {
      if (body === '') return false;
      assertShape('/components/schemas/Problem', exchange);
      return true;
    }
    const operation = operationAt(operations, method, url);
    if (!operation)
      throw new Error(`${method} ${url} answered ${status}, but the document has no such operation.`);
    const answer = operation.responses[status];
    if (!answer) throw new Error(`${operation.name} answered ${status}, which the document does not have.`);
    const [documented] = Object.keys(answer.content ?? {});
    if (method === 'HEAD' || body === '') return false;
    if (!documented)
      throw new Error(`${operation.name} answered ${status} with a body, which the document does not have.`);
    const at = [operation.path, operation.name.split(' ', 1)[0] ?? '', 'responses', String(status)];
    const pointer = `/paths/${at.map(escaped).join('/')}/content/${escaped(documented)}/schema`;
    if (documented === 'application/x-ndjson') {
      for (const line of body.split('\n').filter(Boolean)) assertShape(pointer, { ...exchange, body: line });
      return true;
    }
    if (documented !== 'application/json') return false;
    if (!type.includes('json'))
      throw new Error(`${operation.name} answered ${status} with ${type} in place of JSON.`);
    assertShape(pointer, exchange);
    return true;
  };
}

/** As parts of a JSON pointer in the fragment of an address. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** By the verb and how many parts the path has; those with the fewest placeholders first, as a part by its name goes before a part by its place. */
function operationsOf(paths: ReturnType<typeof openApiDocument>['paths']): Map<string, Operation[]> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({
        name: `${method} ${path}`,
        path,
        parts: path.split('/'),
        responses: Object(operation).responses,
      })),
  );
  operations.sort((one, other) => placeholders(one) - placeholders(other));
  const grouped = new Map<string, Operation[]>();
  for (const operation of operations) {
    const key = keyOf(operation.name.split(' ', 1)[0] ?? '', operation.parts);
    grouped.set(key, [...(grouped.get(key) ?? []), operation]);
  }
  return grouped;
}

function operationAt(
  operations: ReadonlyMap<string, Operation[]>,
  method: string,
  url: string,
): Operation | undefined {
  const parts = (url.split('?', 1)[0] ?? '').replace(/\/$/, '').split('/');
  const isAt = (operation: Operation) =>
    operation.parts.every((part, index) => part.startsWith('{') || part === parts[index]);
  const verb = method.toLowerCase();
  // HEAD of what is read is not documented by itself.
  const verbs = verb === 'head' ? ['head', 'get'] : [verb];
  return verbs.flatMap((each) => operations.get(keyOf(each, parts)) ?? []).find(isAt);
}

function keyOf(verb: string, parts: readonly string[]): string {
  return `${verb} ${parts.length}`;
}

function placeholders({ parts }: Operation): number {
  return parts.filter((part) => part.startsWith('{')).length;
}
