import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inWorkspace, workspaceRoot } from '../workspace.mjs';
import { browserTests } from './browserTests.data.mjs';
import { reachOf } from './reachOf.mjs';

/** @param {string[]} files */
const reach = (...files) => reachOf(workspaceRoot, files);

describe('a change', () => {
  it('of one subject of the API reaches its tests, those of the subjects that it shares a port with, and its journeys', () => {
    const { api, browser, libraries, whole } = reach('tools/api/src/subjects/finance/taxes.ts');
    expect(api).toEqual(
      expect.arrayContaining(['src/subjects/finance/', 'src/subjects/booking/', 'src/subjects/entering/']),
    );
    expect(api).not.toContain('src/subjects/judging/');
    expect(browser).toContain('journeys/invoices.spec.ts');
    expect({ libraries, whole }).toEqual({ libraries: [], whole: undefined });
  });

  it('of the engine reaches all tests of the API and all in the browser', () => {
    expect(reach('tools/api/src/engine/records/readList.ts')).toMatchObject({ api: true, browser: true });
  });

  it('of a rule reaches the subjects that import it, and those of the engine all', () => {
    expect(reach('libs/domain/src/inventory/loanOf.ts').api).toEqual(['src/subjects/inventory/']);
    expect(reach('libs/domain/src/calendar/days.ts').api).toBe(true);
  });

  it('of a declaration reaches its subject and the tests about every declaration', () => {
    const { api } = reach('libs/api-contract/src/finance/collections/taxes.ts');
    expect(api).toEqual(expect.arrayContaining(['src/subjects/finance/', 'src/engine/docs/']));
    expect(reach('libs/api-contract/src/registry.ts').api).toBe(true);
  });

  it('of a screen reaches no test of the API, the stories of its library and the journeys through it', () => {
    expect(reach('libs/scheduling/src/show/ShowOrder.tsx')).toMatchObject({
      api: [],
      stories: ['libs/scheduling'],
      browser: expect.arrayContaining(['journeys/runOfShow.spec.ts']),
      projects: ['libs/scheduling'],
    });
  });

  it('of a component reaches every story and journey', () => {
    expect(reach('libs/ui-kit/src/layout/Card/Card.tsx')).toMatchObject({ stories: true, browser: true });
  });

  it('of a unit test or a document reaches no browser', () => {
    expect(reach('libs/ui-kit/src/layout/Card/Card.test.tsx', 'libs/forms/README.md').browser).toEqual([]);
  });

  it.each(['package-lock.json', 'tsconfig.base.json', 'tools/vitest/chromium.mjs', 'tools/scripts/test.mjs'])(
    'of %s reaches everything',
    (file) => {
      expect(reach(file).whole).toBe(`${file} is of everything`);
    },
  );
});

describe('the browser tests of a subject', () => {
  it('are there', () => {
    const missing = Object.values(browserTests)
      .flat()
      .filter((name) => !existsSync(inWorkspace('e2e', `${name}.spec.ts`)));
    expect(missing).toEqual([]);
  });

  it('are of a library, of a subject of the API, of the contract or of the rules', () => {
    const folders = ['libs', 'tools/api/src/subjects', 'libs/api-contract/src', 'libs/domain/src'].flatMap(
      (folder) => readdirSync(inWorkspace(folder)),
    );
    expect(folders).toEqual(expect.arrayContaining(Object.keys(browserTests)));
  });
});
