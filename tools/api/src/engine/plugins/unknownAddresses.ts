import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '../pathOf';
import { notFound, refused, type ApiProblem } from '../problems';

declare module 'fastify' {
  interface FastifyInstance {
    /** Problem of a request whose address has no route for its method: 405 where it has another, else 404. */
    addressProblem: (request: FastifyRequest) => ApiProblem;
  }
}

/** The address of a route, by its parts: `:hashcode` stands for any one part. */
interface KnownAddress {
  parts: readonly string[];
  methods: Set<string>;
}

/** Answers requests for addresses that no route has as every other problem is answered, before a body is read. Comes before CORS. */
export function addUnknownAddresses(app: FastifyInstance): void {
  const known = new Map<string, KnownAddress>();
  const addressProblem = (request: FastifyRequest) => problemAt(request, [...known.values()]);
  app.decorate('addressProblem', addressProblem);
  app.addHook('onRoute', ({ url, method }) => {
    // Pages, and preflights: these take every address.
    if (url.endsWith('*')) return;
    const address = known.get(url) ?? { parts: partsOf(url), methods: new Set() };
    known.set(url, address);
    for (const each of [method].flat()) address.methods.add(each);
  });
  // A browser's preflight is answered by CORS, which has words of its own for all other OPTIONS.
  app.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS' && !isPreflight(request)) throw addressProblem(request);
  });
  app.addHook('preParsing', async (request) => {
    if (request.is404) throw addressProblem(request);
  });
  app.setNotFoundHandler(async (request) => {
    throw addressProblem(request);
  });
}

function isPreflight({ headers }: FastifyRequest): boolean {
  return Boolean(headers.origin && headers['access-control-request-method']);
}

function problemAt(request: FastifyRequest, known: readonly KnownAddress[]): ApiProblem {
  const parts = partsOf(pathOf(request));
  const matching = known.filter((address) => isAt(parts, address));
  // As the router does: a part by its name goes before a part by its place.
  const closest = Math.min(...matching.map(placeholders));
  const methods = matching
    .filter((address) => placeholders(address) === closest)
    .flatMap((address) => [...address.methods]);
  if (methods.length > 0 && !methods.includes(request.method)) return notTaken(request.method, methods);
  return notFound(parts[0] === 'api' ? sentences.noSuchAddress() : sentences.nothingHere());
}

function notTaken(method: string, taken: readonly string[]): ApiProblem {
  const allow = [...new Set(taken)].sort().join(', ');
  return refused(405, sentences.methodNotTaken({ method, allowed: allow }), {}, { allow });
}

function isAt(parts: readonly string[], address: KnownAddress): boolean {
  return (
    parts.length === address.parts.length &&
    address.parts.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function placeholders({ parts }: KnownAddress): number {
  return parts.filter((part) => part.startsWith(':')).length;
}

function partsOf(path: string): string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}
