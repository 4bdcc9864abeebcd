import { expect, it } from 'vitest';
import * as actions from './actions';
import * as attachments from './attachments';
import * as collections from './collections';
import * as lists from './exports';
import * as imports from './imports';
import * as live from './live';
import * as core from './index';

it('exports these names from the core', () => {
  expect(Object.keys(core).sort()).toEqual([
    'apiOrigin',
    'apiSettings',
    'apiVersion',
    'callAction',
    'callOf',
    'configureApi',
    'fetchActions',
    'gatherProblems',
    'newUuid',
    'readQuery',
    'sendRequest',
    'toProblem',
  ]);
});

it('exports these names from collections', () => {
  expect(Object.keys(collections).sort()).toEqual([
    'ApiCache',
    'collections',
    'createRecord',
    'hooksFor',
    'messagesOf',
    'nextQuery',
    'recordHooksFor',
  ]);
});

it('exports these names from actions', () => {
  expect(Object.keys(actions).sort()).toEqual(['actions', 'callOnce', 'inputAfter', 'queries']);
});

it('exports these names from live', () => {
  expect(Object.keys(live).sort()).toEqual(['onPush', 'startLive', 'useChangesOfOthers', 'useLiveStatus']);
});

it('exports these names from exports', () => {
  expect(Object.keys(lists)).toEqual(['useListExport']);
});

it('exports these names from imports', () => {
  expect(Object.keys(imports)).toEqual(['useImport']);
});

it('exports these names from attachments', () => {
  expect(Object.keys(attachments).sort()).toEqual([
    'describePicture',
    'mediaAddress',
    'readResumed',
    'removeAttachment',
    'resumableCall',
    'sendUpload',
    'toUploaded',
    'uploadFailed',
    'useAttachment',
    'useAttachments',
    'useRefreshFiles',
    'useRefreshRecords',
  ]);
});
