import type { ProgressionRule } from '@callboard/api-contract/competition';
import { ruleMessages as words } from './ruleMessages';

type Rule = Pick<ProgressionRule, 'hashcode' | 'by' | 'count' | 'min_score'>;

/** A rule in a few words, such as `next 4`; the rules are all of its stage, in their order. */
export function ruleWords(rule: Rule, rules: readonly Rule[]): string {
  const count = rule.count ?? 0;
  switch (rule.by) {
    case 'rank':
      return rules.find(({ by }) => by === 'rank')?.hashcode === rule.hashcode
        ? words.first(count)
        : words.next(count);
    case 'score':
      return rule.count === null
        ? words.points(rule.min_score ?? 0)
        : words.pointsMost(rule.min_score ?? 0, rule.count);
    case 'choice':
      return words.office(count);
    case 'vote':
      return words.audience(count);
    default:
      return rule.by satisfies never;
  }
}
