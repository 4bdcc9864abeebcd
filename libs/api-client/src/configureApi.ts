import { defaultTenant, limits, type Problem, type TenantCode } from '@callboard/api-contract';

/** The settings that every call uses. */
export interface ApiSettings {
  /** `https://api.example.org`, without a path; empty for the page's own origin. */
  origin: string;
  version: number;
  /** The tenant, sent as the header `Domain`. */
  domain: TenantCode;
  /** An IANA name, sent as the header `Time-Zone`. */
  timeZone: string;
  getToken: () => string | null;
  /** The port of the socket on the API's host; 0: it is at the API's own port. Absent: the port after the API's (clause 7.48). */
  socketPort: number | undefined;
  /** Called once for every failure, except canceled calls and a 401 while there is a token. */
  onProblem: (problem: Problem) => void;
  /** Called for every 401 that the current token caused: the session has ended. */
  onUnauthorized: (tokenOfRequest: string) => void;
}

let settings: ApiSettings = {
  origin: '',
  version: limits.apiVersion,
  domain: defaultTenant,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  getToken: () => null,
  socketPort: undefined,
  onProblem: () => {},
  onUnauthorized: () => {},
};

/** Sets where the API is and what is called on failures. Omitted settings stay unchanged. */
export function configureApi(given: Partial<ApiSettings>): void {
  settings = { ...settings, ...given };
}

/** The current settings. Read them for each call, because the user or the tenant can change. */
export function apiSettings(): ApiSettings {
  return settings;
}
