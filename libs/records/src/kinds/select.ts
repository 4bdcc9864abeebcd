import type { Field } from '@callboard/api-contract';
import { optionControl, optionText } from './optionText';
import type { WebKind } from './webKind';

export const selectKind: WebKind<Extract<Field, { kind: 'select' }>> = {
  text: optionText,
  column: {
    // As wide as its longest label, within limits; a header has an arrow after it.
    width({ label, options }) {
      const longest = Math.max(label.length + 2, ...options.map((option) => option.label.length));
      return `min(9.5rem, ${longest}ch + 1.5rem)`;
    },
  },
  filter: 'options',
  control: optionControl,
  // The currency of amounts is the tenant's, if it is offered.
  initial: ({ options }, { name, collection, tenant }) => {
    const isCurrency = Object.values(collection.fields).some(
      (field) => 'currency' in field && field.currency === name,
    );
    return isCurrency && options.some(({ value }) => value === tenant.currency) ? tenant.currency : undefined;
  },
};
