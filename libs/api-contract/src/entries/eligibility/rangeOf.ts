import type { RuleTerms } from './ruleTerms';
import type { Fields } from '../../fields/kinds';
import { tenantCodes } from '../../tenants';
import { contests } from '../contests';

/**
 * The largest value that the field has which a rule of these terms reads, for a text its length; null where there is no bound.
 *
 * @example rangeOf({ kind: 'size', measure: 'largest_prop_cm', least: null, most: 200 }) // 10000
 */
export function rangeOf(terms: RuleTerms): number | null {
  switch (terms.kind) {
    case 'count':
      return largest('entries', 'members_count');
    case 'age':
      return terms.counted_in === 'school_years' ? largest('participants', 'year_level') : null;
    case 'size':
      return largest('entries', terms.measure);
    case 'word':
      return largest('entries', terms.word_in);
    case 'length':
    case 'membership':
    case 'region':
    case 'ratio':
    case 'date':
    case 'approval':
      return null;
    default:
      return terms satisfies never;
  }
}

function largest(of: 'entries' | 'participants', field: string): number | null {
  const bounds = tenantCodes.flatMap((tenant) => {
    const fields: Fields = contests[tenant][of].fields;
    const declared = fields[field];
    const isBounded = declared && 'max' in declared && typeof declared.max === 'number';
    return isBounded ? [Number(declared.max)] : [];
  });
  return bounds.length === 0 ? null : Math.max(...bounds);
}
