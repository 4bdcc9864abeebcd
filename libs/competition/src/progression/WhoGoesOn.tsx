import type { MoveFact } from '@callboard/domain/progression';
import { ruleMessages as words } from './ruleMessages';
import { GoOnQuestions } from './GoOnQuestions';
import styles from './progression.module.css';
import { ruleWords } from './ruleWords';
import type { GoOn } from './useGoOn';

/** The acts that go on by each rule, each with why, and what a person has to decide. */
export function WhoGoesOn(goOn: GoOn) {
  const { facts, progression } = goOn;
  const nameOf = (entry: string) => facts.acts.find((act) => act.entry === entry)?.name ?? '';
  return (
    <>
      {facts.rules.map((rule) => {
        const moves = progression.moves.filter((move) => move.rule === rule.hashcode);
        return (
          <section key={rule.hashcode} className={styles.rule}>
            <p>{words.goOn(moves.length, rule.name)}</p>
            <p className={styles.quiet}>{ruleWords(rule, facts.rules)}</p>
            <ol>
              {moves.map(({ entry, because }) => (
                <li key={entry}>
                  {nameOf(entry)}{' '}
                  <span className={styles.quiet}>
                    {because.flatMap((fact) => factWords(fact, nameOf)).join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
      <GoOnQuestions {...goOn} />
    </>
  );
}

function factWords(fact: MoveFact, nameOf: (entry: string) => string): string[] {
  switch (fact.kind) {
    case 'rank':
      return [words.place(fact.rank)];
    case 'score':
      return [words.total(String(fact.total))];
    case 'votes':
      return [words.votes(fact.votes)];
    case 'selected':
      return [words.selected];
    case 'tiedAtLine':
      return [words.tied];
    case 'pastCapped':
      return [words.past(fact.entries.map(nameOf).join(', '))];
    case 'substitute':
      // No one has given up a place before the release.
      return [];
    default:
      return fact satisfies never;
  }
}
