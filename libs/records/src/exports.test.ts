import { expect, it } from 'vitest';
import * as form from './form';
import * as records from './index';
import * as list from './list';
import * as profile from './profile';
import * as views from './views';

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
      "noticeOfSeveral",
      "storedNotice",
      "toListQuery",
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
  expect(Object.keys(views).sort()).toMatchInlineSnapshot(`
    [
      "RecordsCalendar",
      "RecordsMap",
    ]
  `);
  expect(Object.keys(form).sort()).toMatchInlineSnapshot(`
    [
      "FormPanel",
      "RecordForm",
      "RecordFormDialog",
      "toBody",
      "toDefinitions",
      "toFailure",
    ]
  `);
});
