import { describe, expect, it } from 'vitest';
import { editFor } from './editFor';

const page = '<!doctype html><html><head lang="en"><title>A</title></head></html>';
const apis = ['https://api.example.org', 'https://test.example.org'];

describe('editFor', () => {
  it('changes nothing where the server has no settings of its own', () => {
    const edit = editFor({ apis: [], hasServiceWorker: true });
    expect(edit('index.html', page)).toBe(page);
    expect(edit('sw.js', 'worker')).toBe('worker');
  });

  it('[2.2] writes the other APIs into a page', () => {
    expect(editFor({ apis, hasServiceWorker: true })('login.html', page)).toContain(
      '<head lang="en"><meta name="callboard-apis" content="https://api.example.org https://test.example.org" />',
    );
  });

  it('[1.8] changes the worker when the settings in the pages change, and no other script', () => {
    const one = editFor({ apis, hasServiceWorker: true });
    const other = editFor({ apis: apis.slice(1), hasServiceWorker: true });
    expect(one('sw.js', 'worker')).toMatch(/^self\.callboardPages="[0-9a-f]{16}";worker$/);
    expect(one('sw.js', 'worker')).not.toBe(other('sw.js', 'worker'));
    expect(one('sw-off.js', 'worker')).toBe('worker');
  });

  it('[1.8] marks a page where the worker is switched off', () => {
    expect(editFor({ apis: [], hasServiceWorker: false })('index.html', page)).toContain(
      '<meta name="callboard-service-worker" content="off" />',
    );
  });
});
