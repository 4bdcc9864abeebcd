import { readsEvery } from '@callboard/api-contract/reach';
import { isServedTo } from '@callboard/api-contract/collections';
import { mentorRefusal, proposeMentors } from '@callboard/domain/people';
import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { forbidden } from '../../engine/problems';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { todayOf } from '../../engine/todayOf';
import { achievementBadge, closeBadge, openBadge, publicBadge } from './badges';
import { createAssignMentor } from './assignMentor';
import { proposeAchievement } from './proposeAchievement';
import { readMyCreatives } from './readMyCreatives';
import { readMentors, readWaiting } from './readMentors';

/** As many as one person assigns before they read them again. */
const mostListed = 50;
const mostProposed = 3;
/** Of a tenant that has no mentors. */
const none = { waiting: 0, creatives: [], mentors: [] };
const read = ['mentors', 'participants', 'entries'] as const;

/** Mentors and their creatives, what creatives reach, and their badges. */
export function createMentorHandlers(
  tools: Pick<ActionTools, 'secrets' | 'settings'>,
  context: RecordContext,
) {
  return {
    openBadge: ({ input, session }) => openBadge(tools, context, actorOf(session), input),
    closeBadge: async ({ input: { achievement }, session }) => {
      await closeBadge(context, actorOf(session), achievement);
      return {};
    },
    achievementBadge: ({ input: { achievement }, session }) =>
      achievementBadge(tools, context, actorOf(session), achievement),
    publicBadge: ({ input: { badge }, request: { tenant } }) =>
      publicBadge(tools, context.database.forTenant(tenant), tenant, badge),
    badgeKeys: ({ request: { tenant } }) => Promise.resolve({ keys: [tools.secrets.badgeKey(tenant)] }),

    proposeAchievement: async ({ input, session }) => {
      await proposeAchievement(context, actorOf(session), input);
      return {};
    },
    assignMentor: lazyHandler(() => createAssignMentor(context)),

    myCreatives: ({ session }) => {
      const actor = actorOf(session);
      const isServed = isServedTo(context.target('mentors'), actor.tenant);
      return isServed
        ? readMyCreatives(context.database.forTenant(actor.tenant), actor)
        : Promise.resolve({ isUnchecked: false, offered: [], creatives: [] });
    },
    mentorMatches: async ({ session }) => {
      const { tenant, roles } = actorOf(session);
      if (!isServedTo(context.target('mentors'), tenant)) return none;
      // Staff whom their tenant limits to some of these records would be shown others.
      if (!read.every((each) => readsEvery(context.target(each), roles))) throw forbidden();
      const queries = context.database.forTenant(tenant);
      const today = todayOf(tenant);
      const mentors = await readMentors(queries, tenant);
      const { waiting, creatives } = await readWaiting(queries, tenant, mostListed);
      return {
        waiting,
        creatives: creatives.map((creative) => ({
          ...creative,
          proposals: proposeMentors(creative, mentors, today).slice(0, mostProposed),
        })),
        mentors: mentors
          .filter(({ isActive }) => isActive)
          .map(({ isActive, checkedUntil, ...rest }) => ({
            ...rest,
            refusal: mentorRefusal({ ...rest, isActive, checkedUntil }, today),
          })),
      };
    },
  } satisfies Partial<AllHandlers>;
}
