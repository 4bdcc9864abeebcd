import { declaredRoles, collectionNamed, richTextMarkup } from '@callboard/api-contract';
import { expect, it } from 'vitest';
import { toDefinitions } from './toDefinitions';

it("[5.19] [9.4] passes the contract's range of years to every date field", () => {
  const definitions = toDefinitions({
    collection: collectionNamed('performances'),
    roles: declaredRoles('admin'),
    occasion: 'create',
    hidden: [],
    labelOf: ({ label }) => label,
  });
  const dated = definitions.filter(({ kind }) => kind === 'date' || kind === 'datetime');
  expect(dated.length).toBeGreaterThan(0);
  expect(new Set(dated.map(({ minDate, maxDate }) => `${minDate} ${maxDate}`))).toEqual(
    new Set(['1900-01-01 2030-12-31']),
  );
});

it("passes the contract's marks to every rich text field", () => {
  const definitions = toDefinitions({
    collection: collectionNamed('venues'),
    roles: declaredRoles('admin'),
    occasion: 'update',
    hidden: [],
    labelOf: ({ label }) => label,
  });
  expect(definitions.find(({ name }) => name === 'access_notes')).toMatchObject({
    kind: 'richtext',
    markup: richTextMarkup,
  });
});
