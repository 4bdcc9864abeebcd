import { expect, it } from 'vitest';
import * as form from './form';
import * as records from './index';
import * as list from './list';
import * as profile from './profile';

it('exports exactly what is listed here', () => {
  expect(Object.keys(records).sort()).toMatchInlineSnapshot(`
    [
      "FieldValue",
      "FormNoteContext",
      "LazyImportDialog",
      "LazyRecordFormDialog",
      "canEver",
      "canReach",
      "mapAddress",
      "useActor",
      "useCanChange",
      "useCollectionLabel",
      "useCollectionLabels",
      "useFieldLabel",
      "usePageQuery",
      "useRecordZone",
      "useToday",
      "useUndoAlert",
      "useZone",
      "useZoneOf",
      "valueText",
    ]
  `);
  expect(Object.keys(list)).toMatchInlineSnapshot(`
    [
      "fetchListParts",
      "RecordList",
      "useToday",
      "FilterPanel",
      "groupOptions",
      "groupText",
    ]
  `);
  expect(Object.keys(profile).sort()).toMatchInlineSnapshot(`
    [
      "ProfileHeader",
      "RecordFields",
      "RecordHistory",
      "RecordProfile",
    ]
  `);
  expect(Object.keys(form).sort()).toMatchInlineSnapshot(`
    [
      "FormPanel",
      "RecordForm",
      "RecordFormDialog",
      "toBody",
      "toFailure",
    ]
  `);
});
