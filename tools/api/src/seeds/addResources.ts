import { seasons } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { toRichText } from '@callboard/api-contract/text';
import { DateTime } from 'luxon';
import { eventOfParticipant, targetOf } from './addAnnouncements';
import { seedDay } from './planEvents';
import type { SeedAccount, SeedTables } from './seedRows';

/** Resources of the organisers for people: pages and links, one of them in its second version. */
export function addResources(tables: SeedTables, tenant: TenantCode, accounts: readonly SeedAccount[]): void {
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 10 });
  const event = eventOfParticipant(tables, tenant, accounts);
  for (const given of seasons[tenant].resources) {
    const { title, summary, category, to, isDraft, before } = given;
    const changed = before ? today.minus({ days: 2 }).toUTC().toISO() : null;
    const resource = tables.add('resources', {
      title,
      summary,
      category,
      event: to === 'entrants' ? event.hashcode : null,
      ...contentOf(given.content),
      is_public: to === 'public' || null,
      version_note: before?.note ?? null,
      version_number: before ? 2 : 1,
      changed_at: changed,
      status: isDraft ? 'draft' : 'published',
      created: today.minus({ days: 30 }).toUTC().toISO(),
    });
    const of = { resource: resource.hashcode };
    if (to !== 'public') {
      const { entries_filter: _, ...matched } = targetOf(to, event);
      tables.add('resourceTargets', { ...of, ...matched });
    }
    if (before) {
      const { kind: _, ...content } = contentOf(before.content);
      tables.add('resourceVersions', {
        ...of,
        name: title,
        number: 1,
        note: null,
        replaced_at: changed,
        ...content,
      });
    }
  }
}

function contentOf(content: string) {
  const isLink = content.startsWith('https://');
  return {
    kind: isLink ? 'link' : 'page',
    body: isLink ? null : toRichText(content),
    link: isLink ? content : null,
    file: null,
  };
}
