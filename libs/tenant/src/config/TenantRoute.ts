import type { ActorRoles, CollectionName, Role } from '@callboard/api-contract';
import type { ComponentType } from 'react';

/** The props that a route passes to its screen; path parameters come from react-router's `useParams`. */
export interface ScreenProps {
  title?: string | undefined;
  collection?: CollectionName | undefined;
}

/** The module of a screen. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  /** Loads the chunks that the screen needs at an address with this query, before it is rendered. */
  fetchParts?: (query: URLSearchParams) => Promise<void>;
  /**
   * First request of the screen at an address, as a thunk for the store: the first page after a login sends it before anything is
   * rendered, so that the screen finds the answer under way.
   */
  firstRequest?: (address: ScreenAddress) => FirstRequest;
}

/** Where a screen is opened, and by whom. */
export interface ScreenAddress extends ScreenProps {
  query: URLSearchParams;
  roles: ActorRoles;
}

/** A thunk of the store, whose types this library does not know. */
export type FirstRequest = (dispatch: never, getState: never) => unknown;

/** Loads a screen when it is first rendered. */
export type ScreenLoader = () => Promise<ScreenModule>;

/** One address of the app and the screen that it shows. */
export interface TenantRoute {
  name: string;
  /** Starts with a slash; `:name` is a parameter. */
  path: string;
  /** A name of the screen registry, or of `screens` of the tenant. */
  screen: string;
  /** The roles that can open it, in addition to admins; all others get "not found". @default every signed-in user */
  audience?: readonly Role[] | undefined;
  /** Without the navigation and everything else around a page: what is printed. @default 'app' */
  frame?: 'app' | 'none' | undefined;
  meta?: { title?: string | undefined; collection?: CollectionName | undefined } | undefined;
}
