import { describe, expect, it } from 'vitest';
import { earlierCommits, git } from '../../vitest/earlierCommits.mjs';
import {
  outgrownSubjects,
  raisedParts,
  readSubjectParts,
  subjectPartsFile,
  timesOfSubjects,
} from './subjectParts.mjs';
import { workspaceRoot } from './workspace.mjs';

describe('what the subjects took', () => {
  it('is the processor time of their step, by the duration of their files', () => {
    const files = [
      { title: 'tools/api/src/subjects/booking/sale/a.test.ts', seconds: 30 },
      { title: 'tools/api/src/subjects/booking/b.test.ts', seconds: 30 },
      { title: 'tools/api/src/engine/mail/c.test.ts', seconds: 20 },
      { title: 'tools/api/src/hardening/rights/d.test.ts', seconds: 20 },
    ];
    const libraries = [{ title: 'libs/forms/src/e.test.tsx', seconds: 5 }];
    const outcomes = [
      { name: 'API tests', seconds: 60, cpuSeconds: 200, count: { passed: 1, failed: 0, files } },
      { name: 'library tests', seconds: 5, cpuSeconds: 8, count: { passed: 1, failed: 0, files: libraries } },
      { name: 'lint', seconds: 5, cpuSeconds: 8, count: { passed: 1, failed: 0 } },
    ];
    expect(timesOfSubjects(outcomes)).toEqual({
      'tools/api/src/subjects/booking': 120,
      'tools/api/src/engine/mail': 40,
      'tools/api/src/hardening': 40,
      'libs/forms': 8,
    });
  });
});

describe('a subject', () => {
  it.each([
    ['stays within half more than its part and the noise', 100, 155, 1, 0],
    ['outgrows it', 100, 165, 1, 1],
    ['is not blamed for a machine that is a little slow', 100, 200, 1.3, 0],
    ['is not blamed on a machine that slows everything', 100, 900, 3, 0],
    ['has noise where its part is small', 2, 20, 1, 0],
  ])('%s', (_what, part, seconds, slowness, count) => {
    expect(outgrownSubjects({ booking: seconds }, { booking: part }, slowness)).toHaveLength(count);
  });
});

describe('the parts of subjects', () => {
  it('only get less; a new subject has what others give up', () => {
    const before = { booking: 100, finance: 50 };
    expect(raisedParts(before, { booking: 80, finance: 50, votes: 20 })).toEqual([]);
    expect(raisedParts(before, { booking: 90, finance: 60 })).toEqual(['finance']);
    expect(raisedParts(before, { booking: 100, finance: 50, votes: 20 })).toEqual(['all subjects together']);
  });

  it('are nowhere more than in the history', () => {
    const raised = earlierCommits(workspaceRoot).commits.flatMap((commit) => {
      const source = git(workspaceRoot, 'show', `${commit}:${subjectPartsFile}`);
      return source ? raisedParts(JSON.parse(source), readSubjectParts()) : [];
    });
    expect(raised).toEqual([]);
  });
});
