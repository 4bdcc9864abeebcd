import { json, stubApi } from '@callboard/api-client/testing';
import type { JudgedAct, JudgedStage, Judging } from '@callboard/api-contract/competition';
import { useAppDispatch } from '@callboard/app-state';
import { startOutbox } from '@callboard/offline/start';
import { useEffect } from 'react';

export const stage = '00000000-0000-4000-8000-0000000000aa';
export const performance = { hashcode: '00000000-0000-4000-8000-0000000000bb', title: 'Opening night' };
export const actionsPath = 'POST competition/stages/actions';

export const rubric: NonNullable<JudgedStage['rubric']> = {
  criteria: [
    {
      code: 'music',
      label: 'Music',
      weight: 50,
      min: 0,
      max: 10,
      step: 1,
      levels: [
        { from: 0, text: 'Hardly together' },
        { from: 5, text: 'Mostly together' },
        { from: 8, text: 'As one' },
      ],
    },
    { code: 'story', label: 'Story', weight: 25, min: 0, max: 5, step: 1, needsComment: true },
    { code: 'effort', label: 'Effort', weight: 25, min: 0, max: 100, step: 1 },
  ],
  penalties: [{ code: 'late', label: 'Late start', points: 2 }],
};

export function act(hashcode: string, name: string, given: Partial<JudgedAct> = {}): JudgedAct {
  return {
    hashcode,
    name,
    school: 'Aotea College',
    organisation: 'aotea',
    performance,
    from: '2027-05-07T07:00:00Z',
    state: 'expected',
    ...given,
  };
}

export const mark = (code: string, value: number | null, note?: string) => ({
  code,
  value,
  madeAt: '2026-05-07T07:10:00.000Z',
  device: 'tablet',
  ...(note !== undefined && { note }),
});

/** The marks of a sheet that can be signed. */
export const wholeMarks = [mark('music', 8), mark('story', 4, 'Clear'), mark('effort', 90)];

export function sheet(
  entry: string,
  given: Partial<JudgedStage['sheets'][number]> = {},
): JudgedStage['sheets'][number] {
  return {
    entry,
    status: 'open',
    marks: [],
    penalties: [],
    comment: '',
    reason: '',
    signed_at: null,
    ...given,
  };
}

export function aStage(given: Partial<JudgedStage> = {}): JudgedStage {
  return {
    hashcode: stage,
    name: 'Heat one',
    status: 'judging',
    event: { hashcode: 'event', title: 'Season' },
    zone: 'Pacific/Auckland',
    rubric,
    isHead: false,
    acts: [act('a', 'Anchor'), act('b', 'Breeze'), act('c', 'Current')],
    sheets: [],
    privateMarks: [],
    tryout: null,
    ...given,
  };
}

/** The API with what a judge judges; `onStage` is the act that the show is at, which began so many minutes ago. */
export function judgingApi(stages: readonly JudgedStage[], onStage: string | null = null, ago = 1) {
  const api = stubApi();
  const data: Judging = { stages: [...stages] };
  api.on('GET judging', json({ success: true, data }));
  // The outbox asks the server for the time before it sends.
  api.on('GET app/arguments', json({ success: true, data: {} }));
  api.on(actionsPath, json({ success: true, data: {} }));
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const show = {
    performance: { ...performance, status: 'running', starts_at: at(-20), ends_at: at(100) },
    zone: 'Pacific/Auckland',
    items: (stages[0]?.acts ?? []).map(({ hashcode, name }, nth) => ({
      hashcode: `slot of ${hashcode}`,
      kind: 'entry',
      entry: hashcode,
      name,
      away: null,
      room: null,
      cues: null,
      from: at(nth * 10 - 10),
      to: at(nth * 10),
    })),
    steps:
      onStage === null
        ? []
        : [
            {
              hashcode: 'start',
              step: 'start',
              item: `slot of ${onStage}`,
              at: at(-ago),
              undoes: null,
              other: null,
              minutes: null,
              participant: null,
              by: null,
            },
          ],
  };
  api.on(`GET performances/${performance.hashcode}/show`, json({ success: true, data: show }));
  const sent = () => api.callsOf(actionsPath).map(({ body }) => body);
  return { ...api, sent };
}

/** Runs the outbox, as the shell does. */
export function RunningOutbox() {
  const dispatch = useAppDispatch();
  useEffect(() => startOutbox(dispatch), [dispatch]);
  return null;
}
