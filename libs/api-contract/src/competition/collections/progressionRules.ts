import { defineCollection } from '../../defineCollection';
import { integer, reference, select, text } from '../../fields/kinds';
import { contestTenants, judgedLongAgo } from '../contestTenants.data';
import { judgedStage } from '../../reliance';
import { byEvent } from '../../dated.data';

/** The stages on whose panel the reader sits, of this season. */
const judged = [
  {
    field: 'stage',
    linkedBy: [
      {
        collection: 'panelJudges',
        own: 'judge',
        actor: 'user',
        field: 'stage',
        unless: { field: 'status', in: ['stood_down'] },
        part: { field: 'event', collection: 'events', unless: judgedLongAgo },
      },
    ],
  },
] as const;

/** Fields that decide who goes on. */
const deciding = ['by', 'count', 'min_score', 'per_school', 'order'] as const;
const byNumber = { field: 'by', in: ['rank', 'choice', 'vote'] } as const;
const byScore = { field: 'by', in: ['score'] } as const;

/** A rule by which acts go on from a stage to another: the first by place, all from a score on, as the office selects, or by the votes of the audience. */
export const progressionRules = defineCollection({
  name: 'progressionRules',
  path: 'competition/progression_rules',
  model: 'competition.ProgressionRule',
  label: { one: 'Rule of progression', many: 'Rules of progression' },
  tenants: contestTenants,
  fields: {
    // The name of the stage that it leads to.
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      serverOwned: true,
      derived: true,
      search: true,
      sort: true,
    }),
    event: reference({ label: 'Event', ...byEvent, required: true, immutable: true }),
    stage: reference({
      label: 'From the stage',
      to: 'stages',
      required: true,
      immutable: true,
      within: 'event',
      column: 'shown',
    }),
    next: reference({ label: 'Goes on to', to: 'stages', required: true, column: 'shown' }),
    by: select({
      label: 'By',
      required: true,
      column: 'shown',
      options: [
        { value: 'rank', label: 'Place' },
        { value: 'score', label: 'Score' },
        { value: 'choice', label: 'Selection by the office' },
        { value: 'vote', label: 'Audience vote' },
      ],
    }),
    count: integer({
      label: 'Acts that go on',
      description: 'By score it can be empty: then all who have it go on.',
      neededWhen: byNumber,
      min: 1,
      max: 500,
      column: 'shown',
      filter: false,
    }),
    min_score: integer({
      label: 'Points at least',
      when: byScore,
      neededWhen: byScore,
      min: 0,
      max: 1_000,
      filter: false,
    }),
    per_school: integer({
      label: 'At most from one school',
      description: 'Those that earlier rules move to the same stage count too.',
      min: 1,
      max: 500,
      filter: false,
    }),
    order: integer({
      label: 'Position',
      description: 'An act goes on by the first rule that takes it.',
      required: true,
      min: 1,
      max: 100,
      sort: true,
      filter: false,
    }),
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'star', shape: 'square' },
  page: '/progression-rules/{hashcode}',
  access: {
    read: { staff: 'all', judge: judged },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  reliedOnBy: [
    // From the first score on.
    { collection: 'scoreSheets', same: { stage: 'stage' }, fixes: deciding },
    { ...judgedStage, same: { hashcode: 'stage' }, fixes: ['next', ...deciding] },
  ],
  opensOn: { season: 'event' },
  ordering: 'order',
});
