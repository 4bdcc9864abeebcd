import type { Collection } from '../defineCollection';
import type { TenantCode } from '../tenants';
import { basketball } from './tenants/basketball';
import { launchpad } from './tenants/launchpad';
import { rockquest } from './tenants/rockquest';
import { showquest } from './tenants/showquest';

/** What every tenant declares in its file. */
interface OwnCollections {
  entries: Collection;
  participants: Collection;
  collaborators: Collection;
  /** The field of its entries that targets call the category. */
  category: string;
}

/** The collections of each tenant's own: its entries, their participants and their collaborators. */
export const contests = { basketball, launchpad, rockquest, showquest } as const satisfies Record<
  TenantCode,
  OwnCollections
>;
