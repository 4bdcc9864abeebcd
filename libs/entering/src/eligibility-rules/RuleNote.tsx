import { collections } from '@callboard/api-client/collections';
import { valueIn } from '@callboard/api-contract';
import { storedRuleSchema } from '@callboard/api-contract/entries';
import { contradictionOf, isNeverBroken } from '@callboard/domain/competition';
import { useFormValues } from '@callboard/forms';
import type { FormNoteProps } from '@callboard/records';
import { Banner } from '@callboard/ui-kit/layout';
import * as v from 'valibot';
import { ruleMessages as words } from './ruleMessages';

/** As many rules as a season has at most; the server compares with every one when the rule is saved. */
const mostRules = 200;

/** Note on a rule in the form that contradicts others of its season, or has no effect. */
export function RuleNote({ record }: FormNoteProps) {
  const values = useFormValues();
  const beginnings = { hashcode: 'new', name: '', text: '', rule_version: 1 };
  const parsed = v.safeParse(storedRuleSchema, { ...beginnings, ...record, ...written(values) });
  const season = parsed.success ? parsed.output.season : 0;
  const isRetired = record !== undefined && valueIn(record, 'status') === 'retired';
  const { data } = collections.eligibilityRules.useList(
    {
      filters: [
        { field: 'season', operator: 'eq', value: String(season) },
        { field: 'status', operator: 'eq', value: 'active' },
      ],
      pageSize: mostRules,
    },
    { skip: !parsed.success || isRetired },
  );
  if (!parsed.success || isRetired) return null;
  const others = (data?.results ?? []).flatMap((each) => {
    const other = v.safeParse(storedRuleSchema, each);
    // While another season loads, the list is still that of the former.
    return other.success && other.output.season === season ? [other.output] : [];
  });
  const [other, third] = contradictionOf(parsed.output, others);
  if (other) {
    return (
      <Banner kind="warning" title={words.contradicts}>
        {third ? words.three(other.name, third.name) : words.two(other.name)}
      </Banner>
    );
  }
  return isNeverBroken(parsed.output.terms) ? <Banner kind="info">{words.neverBroken}</Banner> : null;
}

/** An emptied field has no value, and is not that of the record either. */
function written(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]),
  );
}
