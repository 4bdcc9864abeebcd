import type { RowCondition } from '../../accessRules';
import { defineCollection } from '../../defineCollection';
import { boolean, datetime, integer, reference, select, text, textarea } from '../../fields/kinds';
import { resourceCategoryOptions, resourceContents, resourceKindOptions } from '../resourceFields.data';

/** The published resources whose targets the reader meets now, and those that are for everyone. */
const meant: readonly RowCondition[] = [
  {
    field: 'hashcode',
    targetedBy: { collection: 'resourceTargets', field: 'resource', everyone: 'is_public' },
    and: { field: 'status', in: ['published'] },
  },
];

/**
 * A file, a link or a page that the organisers keep ready for some people (clause 3.24). Its targets define for whom: anyone who
 * meets one of them at the moment reads it, in its newest version.
 */
export const resources = defineCollection({
  name: 'resources',
  path: 'callboard/resources',
  tenantAliases: {
    showquest: ['showquest/resources', 'showquest/resource/resources'],
    rockquest: ['rockquest/resources', 'rockquest/resource/resources'],
    basketball: ['submission/resources', 'submission/resource/resources'],
  },
  model: 'callboard.Resource',
  label: { one: 'Resource', many: 'Resources' },
  fields: {
    title: text({ label: 'Title', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    summary: textarea({ label: 'In short', max: 300, search: true, column: 'offered' }),
    kind: select({
      label: 'Kind',
      required: true,
      immutable: true,
      options: resourceKindOptions,
      column: 'shown',
    }),
    category: select({
      label: 'Category',
      required: true,
      options: resourceCategoryOptions,
      column: 'shown',
    }),
    event: reference({ label: 'About', to: 'events', column: 'shown' }),
    ...resourceContents,
    is_public: boolean({
      label: 'Public',
      column: 'shown',
      description: 'Everyone can read it on the page Notices, without signing in',
    }),
    version_note: text({
      label: 'What changed',
      max: 300,
      column: 'never',
      filter: false,
      sort: false,
      description: 'One sentence for people who know the previous version',
    }),
    version_number: integer({
      label: 'Version',
      min: 1,
      required: true,
      serverOwned: true,
      derived: true,
      filter: false,
      sort: false,
      column: 'shown',
    }),
    /** When the newest version came; null for the first. */
    changed_at: datetime({
      label: 'New version',
      serverOwned: true,
      derived: true,
      sort: true,
      column: 'offered',
    }),
  },
  lifecycle: {
    initial: 'draft',
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      published: { label: 'Published', tone: 'green' },
      withdrawn: { label: 'Withdrawn', tone: 'red' },
    },
    transitions: {
      publish: { label: 'Publish', from: ['draft'], to: 'published', roles: ['staff'] },
      withdraw: {
        label: 'Withdraw',
        from: ['published'],
        to: 'withdrawn',
        roles: ['staff'],
        confirm: 'Only staff can read it until it is published again.',
      },
      publish_again: { label: 'Publish again', from: ['withdrawn'], to: 'published', roles: ['staff'] },
    },
  },
  title: ['title'],
  subtitle: 'event',
  avatar: { icon: 'clip', shape: 'square' },
  isForReaders: true,
  page: '/resources/{hashcode}',
  versioned: { in: 'resourceVersions', as: 'resource', number: 'version_number' },
  access: {
    read: { staff: 'all', judge: meant, participant: meant, collaborator: meant },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  rules: { resources_whole: 'resourceIncomplete' },
  ordering: 'title',
});
