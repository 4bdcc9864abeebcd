import type { JudgingDesk } from '@callboard/api-contract/competition';
import { Banner } from '@callboard/ui-kit/layout';
import { deskMessages as words } from './deskMessages';

/** Findings of a check of the seals, by judge and act. */
export function SealProblems({ desk }: { desk: JudgingDesk }) {
  const { seals, sheets, judges, acts } = desk;
  if (seals.problems.length === 0) return null;
  return (
    <Banner kind="error" title={words.broken}>
      <ul>
        {seals.problems.map(({ kind, judge, sheet }) => {
          const name = judges.find(({ user }) => user === judge)?.name ?? '';
          const entry = sheets.find(({ hashcode }) => hashcode === sheet)?.entry;
          const act = acts.find(({ hashcode }) => hashcode === entry)?.name;
          return (
            <li key={`${kind} ${judge} ${sheet ?? ''}`}>
              {act === undefined
                ? words.sealProblem(name, words.sealKinds[kind])
                : words.sealProblemOf(name, act, words.sealKinds[kind])}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
