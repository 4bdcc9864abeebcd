import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { richTextMarkup } from '@callboard/api-contract/text';
import { sentFields } from '@callboard/api-contract/sent';
import { parseFieldDefinitions } from '@callboard/forms';
import { setLanguage } from '@callboard/language';
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

it('names the unit of a number in the language of the page', async () => {
  const unit = () => {
    const definitions = toDefinitions({
      collection: collectionNamed('timeSlots'),
      roles: declaredRoles('staff'),
      occasion: 'create',
      hidden: [],
      labelOf: ({ label }) => label,
    });
    return definitions.find(({ name }) => name === 'minutes')?.unit;
  };
  expect(unit()).toBe('minutes');
  await setLanguage('mi');
  expect(unit()).toBe('meneti');
  await setLanguage('en');
});

it.each(collectionNames)('[3.21] are those that the server sends, of %s', (name) => {
  const collection = collectionNamed(name);
  const roles = declaredRoles('staff');
  const own = toDefinitions({
    collection,
    roles,
    occasion: 'create',
    hidden: [],
    labelOf: ({ label }) => label,
    tenant: 'showquest',
  });
  for (const sent of parseFieldDefinitions(sentFields(collection, roles, 'showquest'))) {
    const { kind, label, description, required, options, maxLength, unit } = sent;
    const same = own.find((each) => each.name === sent.name);
    expect(same).toMatchObject(
      JSON.parse(JSON.stringify({ kind, label, description, required, options, maxLength, unit })),
    );
  }
});
