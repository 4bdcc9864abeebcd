import { defineTenant, type TenantConfig } from '../libs/tenant/src/index';

const configs = import.meta.glob<TenantConfig>('../apps/*/src/overrides.ts', {
  import: 'tenant',
  eager: true,
});

// Storybook does not serve the pictures of an app at their addresses: those of four apps would be the same.
const pictures = import.meta.glob<string>('../apps/*/public/{logo,stage}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pictureOf = (code: string, name: 'logo' | 'stage') =>
  pictures[`../apps/${code}/public/${name}.svg`] ?? '';

const tenants = new Map(
  Object.values(configs).map((config): [string, TenantConfig] => [
    config.code,
    { ...config, pictures: { logo: pictureOf(config.code, 'logo'), stage: pictureOf(config.code, 'stage') } },
  ]),
);

/** Of the stories that the toolbar gives no tenant. */
const noTenant: TenantConfig = {
  ...defineTenant({ code: 'showquest', name: 'Callboard', tagline: 'No tenant' }),
  components: { Logo: () => 'Callboard', LoginAside: null },
};

/** The tenant of the toolbar, as its app configures it, with its own pictures. */
export const tenantOfStory = (code: unknown): TenantConfig => tenants.get(String(code)) ?? noTenant;
