import { apiOrigin, apiVersion } from '@callboard/api-client';
import { allowedApisMeta, isTenantCode, type TenantCode } from '@callboard/api-contract';
import { keptStorage } from '@callboard/auth';

/** An API that the login page offers. */
export interface ApiChoice {
  name: string;
  url: string;
}

/** What the build, or the server that serves the page, allows local storage and the login page to choose (clauses 2.2 and 3.36). */
const built = {
  origin: text(import.meta.env.VITE_API_ORIGIN),
  origins: list(import.meta.env.VITE_API_ORIGINS),
  domains: list(import.meta.env.VITE_DOMAINS),
  version: text(import.meta.env.VITE_API_VERSION),
};

/**
 * The APIs that may be called beside the page's own: those of the build, and those that the page's server wrote into the page. Never
 * those of an answer: a stored address that an answer could allow would be asked for that answer.
 */
function allowedOrigins(): readonly string[] {
  // The login page is rendered in Node too, for the build.
  if (typeof document === 'undefined') return built.origins;
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${allowedApisMeta}"]`);
  return [...built.origins, ...(meta?.content.split(' ').filter(Boolean) ?? [])];
}

/** Where the API is: the stored choice where it is allowed, else the build's own, else the page's own. */
export function originOfApi(allowed = allowedOrigins()): string {
  return apiOrigin(keptStorage().read('api'), built.origin, allowed);
}

/** Which version of the API is spoken: stored, else the build's, else 21. */
export function versionOfApi(): number {
  return apiVersion(keptStorage().read('api_version'), built.version);
}

/** The stored choice of an API, as its selector has it; empty for the build's own. */
export function chosenApi(allowed = allowedOrigins()): string {
  const stored = keptStorage().read('api') ?? '';
  return stored !== '' && originOfApi(allowed) === stored ? stored : '';
}

/** Of the APIs that the server names, those that are allowed: any other would never be called. */
export function allowedApis(named: readonly ApiChoice[], allowed = allowedOrigins()): readonly ApiChoice[] {
  return named.flatMap(({ name, url }) => {
    const isAllowed = apiOrigin(url, undefined, allowed) !== '';
    return isAllowed ? [{ name, url: new URL(url).origin }] : [];
  });
}

/** Whose data is asked for: the stored domain where the build allows it, else the app's own. */
export function chosenDomain(own: TenantCode, allowed: readonly string[] = built.domains): TenantCode {
  const stored = keptStorage().read('domain');
  return isTenantCode(stored) && allowed.includes(stored) ? stored : own;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function list(value: unknown): readonly string[] {
  return (text(value) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
