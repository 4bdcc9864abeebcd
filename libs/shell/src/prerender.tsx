import { createAppStore } from '@callboard/app-state';
import { callOf } from '@callboard/api-client';
import { callPaths, headers, limits } from '@callboard/api-contract';
import { resume } from '@callboard/auth';
import { pageTitle, type TenantConfig } from '@callboard/tenant';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { messages } from './messages';
import { originOfApi, versionOfApi } from './startup/choices';

/** How the prerendered page sends a login before the app has started. */
interface LoginCall {
  url: string;
  /** Options of `fetch`; the page adds the body, and its time zone in the header `zoneHeader`. */
  init: object;
  zoneHeader: string;
  domain: string;
  timeoutMs: number;
}

/** Renders a tenant's login page for a new visitor. The build writes it to `login.html`. */
export function prerenderLogin(tenant: TenantConfig): { title: string; markup: string; call: LoginCall } {
  const store = createAppStore();
  // Without a stored token this resolves immediately.
  void store.dispatch(resume());
  const markup = renderToString(<App tenant={tenant} store={store} />);
  return {
    title: pageTitle({ route: { name: messages.login, path: '/login' } }),
    markup,
    call: loginCall(tenant),
  };
}

function loginCall({ code }: TenantConfig): LoginCall {
  const version = versionOfApi();
  const settings = { origin: originOfApi(), version, domain: code, timeZone: '' };
  const path = callPaths.userActions(version);
  const { url, init } = callOf(settings, null, { method: 'POST', path, body: {} });
  return {
    url,
    init: { ...init, headers: Object.fromEntries(init.headers) },
    // In lower case, as `Headers` has it, so that the page overwrites it.
    zoneHeader: headers.timeZone.toLowerCase(),
    domain: code,
    timeoutMs: limits.timeoutMs,
  };
}
