import { defineCollection } from '../../defineCollection';
import { duration, integer, multiselect, select, text, textarea } from '../../fields/kinds';
import { categoryOptions, measureOptions, partOptions } from '../eligibility/tenantOptions';
import { ruleKinds, termFields, type RuleKind } from '../eligibility/ruleTerms';

/** The kinds whose rules have this field. */
const whenKind = (name: string) => ({
  field: 'kind',
  in: ruleKinds.filter((kind: RuleKind) => termFields[kind].some((field) => field === name)),
});
const measuring = [...new Set(measureOptions.flatMap(({ tenants }) => tenants ?? []))];
const active = [{ field: 'status', in: ['active'] }] as const;

/** A condition that entries of a season meet before they are submitted: staff write it as data, and no code knows it. */
export const eligibilityRules = defineCollection({
  name: 'eligibilityRules',
  path: 'callboard/eligibility_rules',
  model: 'callboard.EligibilityRule',
  label: { one: 'Eligibility rule', many: 'Eligibility rules' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    text: textarea({
      label: 'In plain words',
      required: true,
      description: 'For the people who enter. They read it next to what does not meet the rule.',
    }),
    season: integer({
      label: 'Season',
      required: true,
      min: 2000,
      max: 2100,
      description: 'The year of the events that it is for',
      filter: true,
      sort: true,
      column: 'shown',
    }),
    categories: multiselect({
      label: 'Categories',
      options: categoryOptions,
      description: 'None selected: every category',
      filter: false,
      column: 'shown',
    }),
    severity: select({
      label: 'If not met',
      required: true,
      description: 'Refused: the entry cannot be submitted. Warning: it can.',
      options: [
        { value: 'refuse', label: 'Refused', tone: 'red' },
        { value: 'warn', label: 'Warning', tone: 'yellow' },
      ],
      column: 'shown',
    }),
    kind: select({
      label: 'Kind',
      required: true,
      options: [
        { value: 'count', label: 'Members' },
        { value: 'age', label: 'Age' },
        { value: 'membership', label: 'Other entries' },
        { value: 'region', label: 'Region' },
        { value: 'ratio', label: 'Ratio' },
        { value: 'size', label: 'Size', tenants: measuring },
        { value: 'length', label: 'Length' },
        { value: 'word', label: 'Words' },
        { value: 'date', label: 'Deadline' },
        { value: 'approval', label: 'Approval' },
      ],
      column: 'shown',
    }),
    parts: multiselect({
      label: 'Members who count',
      options: partOptions,
      description: 'None selected: all of them',
      filter: false,
      when: whenKind('parts'),
    }),
    counted_in: select({
      label: 'Counted in',
      options: [
        { value: 'years', label: 'Years of age' },
        { value: 'school_years', label: 'School years' },
      ],
      filter: false,
      when: whenKind('counted_in'),
    }),
    age_on: select({
      label: 'Age on',
      options: [
        { value: 'entries_close', label: 'The day entries close' },
        { value: 'first_day', label: 'The first day of the event' },
      ],
      filter: false,
      when: whenKind('age_on'),
    }),
    each: select({
      label: 'To one of',
      options: [...partOptions, ...measureOptions.filter(({ value }) => value === 'garments')],
      filter: false,
      when: whenKind('each'),
    }),
    measure: select({
      label: 'What is measured',
      options: measureOptions,
      filter: false,
      when: whenKind('measure'),
    }),
    least: integer({ label: 'At least', min: 0, max: 100_000, when: whenKind('least') }),
    most: integer({ label: 'At most', min: 0, max: 100_000, when: whenKind('most') }),
    shortest: duration({
      label: 'Shortest',
      unit: 'seconds',
      filter: false,
      sort: false,
      when: whenKind('shortest'),
    }),
    longest: duration({
      label: 'Longest',
      unit: 'seconds',
      filter: false,
      sort: false,
      when: whenKind('longest'),
    }),
    word_in: select({
      label: 'Where it is written',
      options: [
        { value: 'statement', label: 'Statement' },
        { value: 'notes', label: 'Notes' },
        { value: 'name', label: 'Name' },
      ],
      filter: false,
      when: whenKind('word_in'),
    }),
    word_rule: select({
      label: 'These words are',
      options: [
        { value: 'required', label: 'Required' },
        { value: 'forbidden', label: 'Forbidden' },
      ],
      filter: false,
      when: whenKind('word_rule'),
    }),
    word: text({ label: 'Words', max: 200, when: whenKind('word') }),
    deadline: select({
      label: 'What is over',
      options: [
        { value: 'entries_close', label: 'Entries close: nothing is submitted later' },
        { value: 'first_performance', label: 'First performance: no one is added later' },
      ],
      filter: false,
      when: whenKind('deadline'),
    }),
    over_roll: integer({
      label: 'Only schools of more than',
      min: 0,
      max: 100_000,
      unit: 'students',
      filter: false,
      sort: false,
      when: whenKind('over_roll'),
    }),
    rule_version: integer({
      label: 'Version',
      serverOwned: true,
      derived: true,
      required: true,
      min: 1,
      description:
        'Each change of the rule makes a new version. Entries store the version that they were checked with.',
    }),
  },
  lifecycle: {
    initial: 'active',
    statuses: { active: { label: 'Active', tone: 'green' }, retired: { label: 'Retired', tone: 'neutral' } },
    transitions: {
      retire: { label: 'Retire', from: ['active'], to: 'retired', roles: ['staff'] },
      bring_back: { label: 'Bring back', from: ['retired'], to: 'active', roles: ['staff'] },
    },
  },
  title: ['name'],
  avatar: { icon: 'checklist', shape: 'square' },
  isForReaders: true,
  page: '/eligibility-rules/{hashcode}',
  access: {
    read: { staff: 'all', participant: active },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  naturalKey: ['season', 'name'],
  opensOn: { season: 'season' },
  ordering: 'name',
});
