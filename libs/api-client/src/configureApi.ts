import { defaultTenant, limits, type Problem, type TenantCode } from '@callboard/api-contract';

/** What every call needs to know about where and for whom it runs. */
export interface ApiSettings {
  /** `https://api.example.org`, without a path; empty: the page's own. */
  origin: string;
  version: number;
  /** The tenant, sent as the header `Domain`. */
  domain: TenantCode;
  /** An IANA name, sent as the header `Time-Zone`. */
  timeZone: string;
  getToken: () => string | null;
  /** Told of every failure once, except those that we canceled and a 401 with a token held. */
  onProblem: (problem: Problem) => void;
  /** Told of every 401 that the current token caused: the session is over. */
  onUnauthorized: (tokenOfRequest: string) => void;
}

let settings: ApiSettings = {
  origin: '',
  version: limits.apiVersion,
  domain: defaultTenant,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  getToken: () => null,
  onProblem: () => {},
  onUnauthorized: () => {},
};

/** Tells the client where the API is and whom to tell of failures. What is left out stays as it is. */
export function configureApi(given: Partial<ApiSettings>): void {
  settings = { ...settings, ...given };
}

/** The settings as they are now: read at each call, because the user or the tenant may change. */
export function apiSettings(): ApiSettings {
  return settings;
}
