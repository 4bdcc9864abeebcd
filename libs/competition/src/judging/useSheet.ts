import { madeNow } from '@callboard/api-client';
import { useAppDispatch } from '@callboard/app-state';
import type { InputOf } from '@callboard/api-contract/actions';
import type { ScoreMark } from '@callboard/domain/judging';
import { storeAndSend, type NewCall } from '@callboard/offline';
import { device, laneOf, type ActToJudge, type StageToJudge } from './useJudging';
import { judgingMessages as words } from './judgingMessages';
import type { PrivateMarks } from './ownSheet';

/** Actions of a judge on the sheet of an act: each is stored on the device first, then sent. */
export function useSheet({ hashcode: target }: Pick<StageToJudge, 'hashcode'>, { act, sheet }: ActToJudge) {
  const dispatch = useAppDispatch();
  const { hashcode: entry, name } = act;
  const place = { target, lane: laneOf(target, entry), page: `/judging/${target}/${entry}` } as const;
  const send = (call: NewCall<'score' | 'signSheet' | 'stepAside' | 'markPrivately'>) =>
    dispatch(storeAndSend(call));
  const change = (given: Omit<InputOf<'score'>, 'entry'>) =>
    send({ ...place, action: 'score', input: { entry, ...given }, text: words.scored(name) });
  const markOf = (code: string) => sheet.marks.find((mark) => mark.code === code);

  function mark(code: string, given: Partial<Pick<ScoreMark, 'value' | 'note'>>) {
    const { value = null, note } = { ...markOf(code), ...given };
    return change({ marks: [{ code, value, ...madeNow(), device, ...(note !== undefined && { note }) }] });
  }

  return {
    score: (code: string, value: number | null) => mark(code, { value }),
    note: (code: string, note: string) => mark(code, { note }),
    setPenalties: (penalties: readonly string[]) =>
      change({ penalties: [...penalties], penaltiesMade: madeNow() }),
    setComment: (comment: string) => change({ comment, commentMade: madeNow() }),
    markPrivately: (given: Partial<PrivateMarks>) => {
      const { note, isMarked } = { ...sheet.privately, ...given };
      const input = { entry, note, isMarked, ...madeNow() };
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
