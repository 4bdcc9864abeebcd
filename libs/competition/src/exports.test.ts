import { expect, it } from 'vitest';
import * as projector from './ceremony/ProjectorScreen';
import * as ceremony from './ceremony/RemoteScreen';
import * as desk from './desk/DeskScreen';
import * as card from './judging/JudgingCard';
import * as judging from './judging/JudgingScreen';
import * as sheet from './judging/SheetScreen';
import * as league from './leagues/LeagueScreen';
import * as scorer from './leagues/ScorerScreen';
import * as result from './results/ResultProfile';
import * as rubric from './rubric/RubricProfile';
import * as rubrics from './rubric/RubricsList';
import * as stage from './stages/StageProfile';

it('exports exactly what is listed here', () => {
  expect(Object.keys(card)).toEqual(['JudgingCard']);
  for (const part of [
    ceremony,
    desk,
    judging,
    league,
    projector,
    result,
    rubric,
    rubrics,
    scorer,
    sheet,
    stage,
  ])
    expect(Object.keys(part)).toEqual(['Screen']);
});
