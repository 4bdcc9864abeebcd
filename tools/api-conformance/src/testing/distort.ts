import { isObject } from '@callboard/api-contract';
import type { Double, Reply, Request } from './startDouble';

/** A JSON object of the wire. */
export type Body = Record<string, unknown>;

export function json(status: number, body: unknown): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function bodyOf(text: string): Body {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

export function list(body: Body): unknown[] {
  return Array.isArray(body['results']) ? body['results'] : [];
}

export async function changed(reply: Promise<Reply>, change: (body: Body) => Body): Promise<Reply> {
  const given = await reply;
  const body: unknown = given.body === '' ? null : JSON.parse(given.body);
  return isObject(body) ? { ...given, body: JSON.stringify(change(body)) } : given;
}

export function withBody(request: Request, change: (body: Body) => Body): Request {
  return { ...request, body: JSON.stringify(change(bodyOf(request.body))) };
}

export function actionOf({ method, body }: Request): unknown {
  return method === 'POST' ? bodyOf(body)['action'] : undefined;
}

export function isCollection({ url }: Request): boolean {
  return /\/venues$/.test(url.pathname);
}

export function isOne({ url }: Request): boolean {
  return /\/venues\/[0-9a-f-]{36}$/.test(url.pathname);
}

export function onList(change: (page: Body) => Body): Double {
  return (request, forward) =>
    isCollection(request)
      ? changed(forward(request), (body) => ('results' in body && 'next' in body ? change(body) : body))
      : forward(request);
}

/** Changes each record of every answer that has whole ones. */
export function onRecord(change: (record: Body) => Body): Double {
  const changeIn = (body: Body): Body => {
    if ('next' in body) return { ...body, results: list(body).map((record) => change(Object(record))) };
    if ('data' in body) return { ...body, data: change(Object(body['data'])) };
    if ('current' in body) return { ...body, current: change(Object(body['current'])) };
    return 'hashcode' in body ? change(body) : body;
  };
  return (request, forward) => {
    const isWhole = (isCollection(request) || isOne(request)) && !request.url.searchParams.has('fields');
    return isWhole ? changed(forward(request), changeIn) : forward(request);
  };
}

export function onRefusal(status: number, answer: () => { status: number; body: Body }): Double {
  return async (request, forward) => {
    const reply = await forward(request);
    if (reply.status !== status || request.method !== 'GET') return reply;
    return json(answer().status, answer().body);
  };
}

export function onCreate(answer: (body: Body) => { status: number; body: Body }): Double {
  return async (request, forward) => {
    const reply = await forward(request);
    if (!isCollection(request) || reply.status !== 201) return reply;
    const { status, body } = answer(bodyOf(reply.body));
    return json(status, body);
  };
}

export function withoutParts(isLeftOut: (name: string, value: string) => boolean): Double {
  return (request, forward) => {
    const url = new URL(request.url);
    for (const [name, value] of request.url.searchParams)
      if (isLeftOut(name, value)) url.searchParams.delete(name);
    return forward(isCollection(request) ? { ...request, url } : request);
  };
}

export function withoutHeader(name: string): Double {
  return ({ headers: { [name]: _leftOut, ...headers }, ...request }, forward) =>
    forward({ ...request, headers });
}
