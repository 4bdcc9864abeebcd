import type { Tenant, TenantFacts } from '@callboard/api-contract/tenant';
import type { Overrides } from './mergeParts';
import type { PageTitleOf } from './pageTitle';
import type { TenantComponents } from './TenantComponents';
import type { ScreenLoader, TenantRoute } from './TenantRoute';

/** The input of `defineTenant`: the facts of a tenant, and what the app replaces in `src/overrides.ts`. */
export interface TenantDeclaration extends TenantFacts {
  /** Replaces, removes (null) or adds routes by key; see `defaultRoutes` of the shell. */
  routes?: Readonly<Record<string, TenantRoute | null>>;
  /** Replaces, removes (null) or adds screens by their name in the registry. */
  screens?: Readonly<Record<string, ScreenLoader | null>>;
  components?: Overrides<TenantComponents>;
  /** Where the pictures of the tenant are. @default at the root of the app */
  pictures?: TenantPictures;
  /** Names a page whose route has no title of its own (clause 2.35). */
  pageTitle?: PageTitleOf;
}

/** A tenant with every default filled in, as `useTenant()` returns it. */
export interface TenantConfig extends Tenant {
  routes: Readonly<Record<string, TenantRoute | null>>;
  screens: Readonly<Record<string, ScreenLoader | null>>;
  components: Overrides<TenantComponents>;
  pictures: TenantPictures;
  pageTitle: PageTitleOf | undefined;
}

/** The addresses of a tenant's pictures. */
export interface TenantPictures {
  /** On the login page and in the navigation bar, 240 by 64 px. */
  logo: string;
  /** Next to the login form. */
  stage: string;
}
