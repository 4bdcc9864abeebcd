import { expect, it } from 'vitest';
import * as enter from './enter/EnterEntry';
import * as dossierParts from './entries/dossier/DossierPartsContext';
import * as event from './event';
import * as start from './start';

it('exports exactly what is listed here, and screens', () => {
  expect(Object.keys(event).sort()).toEqual(['DecideLink', 'EnterLink']);
  expect(Object.keys(start).sort()).toEqual(['OpenEvents', 'TaskCard']);
  expect(Object.keys(enter)).toEqual(['EnterEntry']);
  expect(Object.keys(dossierParts)).toEqual(['DossierPartsContext']);
});
