import { apiPrefix, type RecordOf } from '@callboard/api-contract';
import type { Page, Route } from '@playwright/test';

/** The token that the app has of its own. */
export const token = 'token-of-the-team';

/** What a page has called, and what went wrong. */
export interface SeasonApi {
  authorizations: (string | undefined)[];
  errors: string[];
}

/** A double of the API, as far as a page of the season uses it. */
export async function serveSeason(page: Page): Promise<SeasonApi> {
  const api: SeasonApi = { authorizations: [], errors: [] };
  page.on('pageerror', (error) => api.errors.push(String(error)));
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const key = `${route.request().method()} ${pathname.replace(apiPrefix(), '')}`;
      api.authorizations.push(route.request().headers()['authorization']);
      const known = answers[key];
      if (!known) api.errors.push(`Not known: ${key}`);
      await route.fulfill(
        known ? { json: known(route) } : { status: 404, json: { detail: 'No item found' } },
      );
    },
  );
  return api;
}

const answers: Record<string, (route: Route) => unknown> = {
  'POST user/actions': () => ({
    success: true,
    data: {
      authorization: { token },
      user: { hashcode: 'user-1', name_search: 'Aroha Ngata', is_admin: false, roles: ['staff'] },
      navigation: { menus: { modules: [] }, flow: {}, routes: [] },
      user_menu: [],
    },
  }),
  'GET callboard/venues': (route) => {
    const search = new URL(route.request().url()).searchParams.get('search') ?? '';
    return pageOf(['Opera House', 'Town Hall'].filter((name) => name.includes(search)).map(toVenue));
  },
  'GET core/views': () => pageOf([]),
  'POST attachments/upload': () => ({ hashcode: 'file-1', name: 'plan.pdf', media_url: '/file-1' }),
};

const pageOf = (results: readonly unknown[]) => ({
  results,
  count: results.length,
  next: null,
  previous: null,
});

function toVenue(name: string, index: number): RecordOf<'venues'> {
  const hashcode = `00000000-0000-4000-8000-00000000000${index}`;
  const avatar = { icon: 'pin', color: 'blue', shape: 'square', placeholder: 'V' } as const;
  const model = 'callboard.Venue';
  return {
    hashcode,
    instance_id: index,
    version: 1,
    created: '2026-05-01T09:00:00+12:00',
    modified: '2026-05-01T09:00:00+12:00',
    qed_model: { title: name, visual_title: name, subtitle: '', url: `/venues/${hashcode}`, model, avatar },
    name,
    region: null,
    town: null,
    address: null,
    coordinates: null,
    capacity: null,
    time_zone: 'Pacific/Auckland',
    phone: null,
    email: null,
    access_notes: null,
    status: 'active',
  };
}
