import { apiOrigin, apiVersion } from '@callboard/api-client';
import { isTenantCode, type TenantCode } from '@callboard/api-contract';
import { allowedApisMeta } from '@callboard/api-contract/accounts';
import { valueStorage } from '@callboard/auth';

/** An API that the login page offers. */
export interface ApiOption {
  name: string;
  url: string;
}

/** The build settings, which limit what local storage and the login page can select (clauses 2.2 and 3.36). */
const built = {
  origin: text(import.meta.env.VITE_API_ORIGIN),
  origins: list(import.meta.env.VITE_API_ORIGINS),
  domains: list(import.meta.env.VITE_DOMAINS),
  version: text(import.meta.env.VITE_API_VERSION),
};

/** The port of the socket, if the build sets it; otherwise the server sends it. */
export const builtSocketPort = portOf(text(import.meta.env.VITE_SOCKET_PORT));

/**
 * The APIs that can be called in addition to the page's own: those of the build, and those in the page's meta tag. Never those of a
 * response: otherwise a malicious stored API could allow itself.
 */
function allowedOrigins(): readonly string[] {
  // The build also renders the login page in Node.
  if (typeof document === 'undefined') return built.origins;
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${allowedApisMeta}"]`);
  return [...built.origins, ...(meta?.content.split(' ').filter(Boolean) ?? [])];
}

/** The origin of the API: the stored one if allowed, else that of the build, else that of the page. */
export function originOfApi(allowed = allowedOrigins()): string {
  return apiOrigin(valueStorage().read('api'), built.origin, allowed);
}

/** The version of the API: stored, else that of the build, else 21. */
export function versionOfApi(): number {
  return apiVersion(valueStorage().read('api_version'), built.version);
}

/** The selected API, as the value of its selector; empty for the default. */
export function selectedApi(allowed = allowedOrigins()): string {
  const stored = valueStorage().read('api') ?? '';
  return stored !== '' && originOfApi(allowed) === stored ? stored : '';
}

/** The allowed APIs of those that the server offers. */
export function allowedApis(offered: readonly ApiOption[], allowed = allowedOrigins()): readonly ApiOption[] {
  return offered.flatMap(({ name, url }) => {
    const isAllowed = apiOrigin(url, undefined, allowed) !== '';
    return isAllowed ? [{ name, url: new URL(url).origin }] : [];
  });
}

/** The domain of all requests: the stored one if the build allows it, else the app's own. */
export function selectedDomain(own: TenantCode, allowed: readonly string[] = built.domains): TenantCode {
  const stored = valueStorage().read('domain');
  return isTenantCode(stored) && allowed.includes(stored) ? stored : own;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function portOf(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}

function list(value: unknown): readonly string[] {
  return (text(value) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
