import { configureApi, gatherProblems } from '@callboard/api-client';
import { limits, type TenantCode } from '@callboard/api-contract';
import type { AppStore } from '@callboard/app-state';
import { handleUnauthorized, rememberedToken } from '@callboard/auth';
import { showAlert } from '@callboard/ui-kit/overlays';
import { useEffectEvent, useLayoutEffect } from 'react';
import { messages } from './messages';

/** Where the API is. */
export interface ApiAddress {
  /** `https://api.example.org`, without a path; empty for the page's own origin. */
  origin: string;
  /** @default the version that these libraries are made for */
  version?: number | undefined;
  /** An IANA name. @default that of the browser */
  timeZone?: string | undefined;
}

interface UseApiOptions {
  api: ApiAddress;
  tenant: TenantCode;
  store: AppStore;
  onSessionEnd: (() => void) | undefined;
}

/** Configures the API client of the page, whose failures become alerts. */
export function useApi({ api, tenant, store: { dispatch }, onSessionEnd }: UseApiOptions): void {
  const { origin, version = limits.apiVersion, timeZone } = api;
  const notifyEnd = useEffectEvent(() => onSessionEnd?.());

  // The client is outside of React. What is below sends its requests after this effect.
  useLayoutEffect(() => {
    configureApi({
      origin,
      version,
      domain: tenant,
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      getToken: rememberedToken,
      onProblem: gatherProblems((message) => dispatch(showAlert({ kind: 'error', message }))),
      onUnauthorized: (token) => {
        if (!dispatch(handleUnauthorized(token))) return;
        dispatch(showAlert({ kind: 'warning', message: messages.sessionEnded }));
        notifyEnd();
      },
    });
  }, [origin, version, timeZone, tenant, dispatch]);
}
