import type { JudgingDesk } from '@callboard/api-contract/competition';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mark } from '../judging/testing/aStage';
import { aDesk, itemOf, open, rowsOf } from './testing/aDesk';

afterEach(cleanup);

const name = 'The winner of last year';
const sheets: NonNullable<JudgingDesk['tryout']>['sheets'] = [
  { judge: 'ana', marks: [mark('music', 8), mark('story', 3)] },
  { judge: 'ben', marks: [mark('music', 4), mark('story', 3), mark('effort', 60)] },
];

describe('[7.40] the try-out on the judging desk', () => {
  it('has how far the judges are apart on each criterion, the furthest first, and who gave what', async () => {
    open(aDesk({ tryout: { name, sheets } }, { status: 'planned' }));
    await screen.findByText(`Try-out: ${name}`);
    expect(await rowsOf('Apart')).toEqual([
      ['Music', '40 % of the scale', 'Ben Sio 4, Ana Rewi 8'],
      ['Story', '0 % of the scale', 'Ana Rewi 3, Ben Sio 3'],
      ['Effort', '–', 'Ben Sio 60'],
    ]);
  });

  it('changes no place', async () => {
    open(aDesk());
    const without = await rowsOf('If a judge were missing');
    cleanup();
    open(aDesk({ tryout: { name, sheets } }));
    expect(await rowsOf('If a judge were missing')).toEqual(without);
  });

  it('has no score for others than the head judge', async () => {
    const sealed = aDesk().sheets.map((each) => ({ ...each, open: null }));
    open(aDesk({ isHead: false, sheets: sealed, tryout: { name, sheets: [] } }), ['staff']);
    await screen.findByText('The head judge can see how far apart the judges are.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is not there where the stage has none', async () => {
    open(aDesk());
    await itemOf('Ana Rewi');
    expect(screen.queryByText(/Try-out/)).toBeNull();
  });
});
