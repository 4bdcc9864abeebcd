import type { CollectionName, Role } from '@callboard/api-contract';
import type { ComponentType } from 'react';

/** What a route hands to its screen; parameters of the path come from react-router's `useParams`. */
export interface ScreenProps {
  title?: string | undefined;
  collection?: CollectionName | undefined;
}

/** Fetches a screen when it is first needed. */
export type ScreenLoader = () => Promise<{ Screen: ComponentType<ScreenProps> }>;

/** One address of the app and the screen that it shows. */
export interface TenantRoute {
  name: string;
  /** Begins with a slash; `:name` is a parameter. */
  path: string;
  /** A name of the screen registry, or of `screens` of the tenant. */
  screen: string;
  /** Who can use it, beside admins; absent: everybody who is signed in. For all others there is no such page. */
  audience?: readonly Role[] | undefined;
  meta?: { title?: string | undefined; collection?: CollectionName | undefined } | undefined;
}
