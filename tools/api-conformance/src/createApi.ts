import { apiPrefix, headers as names, isObject, limits } from '@callboard/api-contract';

/** Answer to one call. */
export interface Answer {
  /** `GET /api/v21/system/callboard/venues?page=2`. */
  call: string;
  url: string;
  /** 0 where there was no answer. */
  status: number;
  /** Parsed, or the text where it is no JSON. */
  body: unknown;
  etag: string | null;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface CallOptions {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Another token than that of the session; null: none. */
  token?: string | null;
}

/** An API at one version, for one tenant. */
export interface Api {
  version: number;
  /** Paths are those behind the prefix of the version, unless they begin with a slash or with a protocol. */
  call(method: Method, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, options?: CallOptions): Promise<Answer>;
}

export interface ApiOptions {
  baseUrl: string;
  domain: string;
  version: number;
  token?: string | undefined;
}

/** Calls an API over HTTP with the headers of every call (clause 7.1). A call that gets no answer is an answer with the status 0. */
export function createApi({ baseUrl, domain, version, token }: ApiOptions): Api {
  async function call(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
    const url = new URL(
      path.startsWith('/') || URL.canParse(path) ? path : apiPrefix(version) + path,
      baseUrl,
    );
    const shown = { call: `${method} ${url.pathname}${url.search}`, url: url.href };
    // The token is for one server alone, even where a list links to another address.
    if (url.origin !== new URL(baseUrl).origin) {
      return { ...shown, status: 0, body: `no call: ${url.origin} is another server`, etag: null };
    }
    const bearer = options.token === undefined ? token : options.token;
    try {
      const response = await fetch(url, {
        method,
        headers: {
          [names.domain]: domain,
          [names.timeZone]: 'Pacific/Auckland',
          ...(bearer && { [names.authorization]: `Token ${bearer}` }),
          ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
          ...options.headers,
        },
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
        signal: AbortSignal.timeout(limits.timeoutMs),
      });
      const body = parsed(await response.text());
      return { ...shown, status: response.status, body, etag: response.headers.get('etag') };
    } catch (error) {
      return { ...shown, status: 0, body: `no answer: ${reasonOf(error)}`, etag: null };
    }
  }
  return { version, call, get: (path, options) => call('GET', path, options) };
}

/** A path with query parts. */
export function withQuery(path: string, query: Readonly<Record<string, string | number>>): string {
  const parts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `${path}?${new URLSearchParams(parts).toString()}`;
}

/** Summary of an answer, in one line. */
export function shortly(answer: Pick<Answer, 'status' | 'body'>): string {
  const text = typeof answer.body === 'string' ? answer.body : (JSON.stringify(answer.body) ?? '');
  return `${answer.status || 'none'} ${text.slice(0, 300)}`.trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause: unknown = error.cause;
  return isObject(cause) && typeof cause['code'] === 'string' ? cause['code'] : error.message;
}
