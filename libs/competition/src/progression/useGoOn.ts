import type { RuleSelections, StageProgression } from '@callboard/api-contract/competition';
import { decideProgression, type DecidedProgression } from '@callboard/domain/progression';
import { useState } from 'react';

/** The acts that go on from a stage, as a person decides. */
export interface GoOn {
  facts: StageProgression;
  progression: DecidedProgression;
  reason: string;
  onSelect: (rule: string, entry: string) => void;
  onReason: (reason: string) => void;
}

/** The decision as a release sends it. */
export interface GoOnInput {
  goOn: string[];
  selections?: RuleSelections;
  tieReason?: string;
}

/** Decides who goes on by the rules of a stage: null where it leads nowhere. */
export function useGoOn(facts: StageProgression | null) {
  const [selected, setSelected] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [reason, setReason] = useState('');
  const progression = facts && decideProgression(facts, ({ rule }) => selected[rule] ?? []);
  const isTied = progression?.prompted.some(({ purpose }) => purpose === 'line') ?? false;
  const goOn: GoOn | null = facts &&
    progression && {
      facts,
      progression,
      reason,
      onReason: setReason,
      onSelect: (rule, entry) => {
        const before = selected[rule] ?? [];
        const after = before.includes(entry) ? before.filter((each) => each !== entry) : [...before, entry];
        setSelected({ ...selected, [rule]: after });
      },
    };
  return {
    goOn,
    isDecided: (progression?.isDecided ?? true) && (!isTied || reason.trim() !== ''),
    input: inputOf(progression, isTied ? reason.trim() : null),
  };
}

function inputOf(progression: DecidedProgression | null, tieReason: string | null): GoOnInput {
  const { moves = [], prompted = [] } = progression ?? {};
  const rules = [...new Set(prompted.map(({ rule }) => rule))];
  return {
    goOn: moves.map(({ entry }) => entry),
    ...(rules.length > 0 && {
      selections: rules.map((rule) => ({
        rule,
        entries: prompted.filter((each) => each.rule === rule).flatMap(({ selected }) => selected),
      })),
    }),
    ...(tieReason !== null && { tieReason }),
  };
}
