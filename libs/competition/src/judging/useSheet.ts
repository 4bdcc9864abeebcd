import { useAppDispatch } from '@callboard/app-state';
import type { ScoreMark } from '@callboard/domain/judging';
import { storeAndSend, type NewCall } from '@callboard/offline';
import { device, laneOf, type ActToJudge, type StageToJudge } from './useJudging';
import { judgingMessages as words } from './judgingMessages';
import type { PrivateMarks, SheetChange } from './ownSheet';

/** What a judge can do with the sheet of an act: each is stored on the device first, then sent. */
export function useSheet({ hashcode: target }: Pick<StageToJudge, 'hashcode'>, { act, sheet }: ActToJudge) {
  const dispatch = useAppDispatch();
  const { hashcode: entry, name } = act;
  const place = { target, lane: laneOf(target, entry), page: `/judging/${target}/${entry}` } as const;
  const send = (call: NewCall<'score' | 'signSheet' | 'stepAside' | 'markPrivately'>) =>
    dispatch(storeAndSend(call));
  const change = (given: SheetChange) =>
    send({
      ...place,
      action: 'score',
      input: {
        entry,
        ...given,
        ...(given.marks && { marks: [...given.marks] }),
        ...(given.penalties && { penalties: [...given.penalties] }),
      },
      text: words.scored(name),
    });
  const markOf = (code: string) => sheet.marks.find((mark) => mark.code === code);

  function mark(code: string, given: Partial<Pick<ScoreMark, 'value' | 'note'>>) {
    const { value = null, note } = { ...markOf(code), ...given };
    const madeAt = new Date().toISOString();
    return change({ marks: [{ code, value, madeAt, device, ...(note !== undefined && { note }) }] });
  }

  return {
    score: (code: string, value: number | null) => mark(code, { value }),
    note: (code: string, note: string) => mark(code, { note }),
    setPenalties: (penalties: readonly string[]) => change({ penalties }),
    setComment: (comment: string) => change({ comment }),
    markPrivately: (given: Partial<PrivateMarks>) => {
      const { note, isMarked } = { ...sheet.privately, ...given };
      const input = { entry, note, isMarked, madeAt: new Date().toISOString() };
      return send({ ...place, action: 'markPrivately', input, text: words.notedPrivately(name) });
    },
    sign: () => send({ ...place, action: 'signSheet', input: { entry }, text: words.signedAct(name) }),
    stepAside: (reason: string) =>
      send({
        ...place,
        action: 'stepAside',
        input: { entry, aside: true, reason },
        text: words.steppedAside(name),
      }),
    comeBack: () =>
      send({ ...place, action: 'stepAside', input: { entry, aside: false }, text: words.comeBack }),
  };
}

export type SheetActions = ReturnType<typeof useSheet>;
