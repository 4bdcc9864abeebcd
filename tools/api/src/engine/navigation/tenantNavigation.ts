import type { CollectionName, Role } from '@callboard/api-contract';

/** A page under the name that a tenant gives it: of one collection, or of none. */
export interface NavigationPage {
  code: string;
  name: string;
  collection?: CollectionName;
  path: string;
  /** Roles that see it, besides admins; absent: everyone who reads what is in it. */
  audience?: readonly Role[];
}

/** A module of the navigation bar: it opens its first page, and drops down to all of them. */
export interface NavigationModule {
  code: string;
  name: string;
  icon: string;
  pages: readonly NavigationPage[];
  /** Roles that see it, besides admins; absent: everyone who reads what is in it. */
  audience?: readonly Role[];
}

/** A route of the app: the screen that it shows, of which collection, under which title. */
export interface NavigationRoute {
  name: string;
  path: string;
  component: string;
  meta: { title: string; collection: CollectionName };
  /** Roles that are served it, besides admins; absent: everyone who opens pages of the collection. */
  audience?: readonly Role[];
}
