import type { SubjectHooks } from './engine/tools/SubjectHooks';
import { joinEntries } from './subjects/entering/collaborators/collaborators.overrides';
import { decisionLetter } from './subjects/entering/decisions/readDecisionMails';
import { stopMails } from './subjects/reports/stopMails';

/** Hooks of subjects that the engine calls. */
export const subjectHooks: SubjectHooks = {
  letters: { entryDecided: decisionLetter },
  stopReportMails: stopMails,
  joinInvited: joinEntries,
};
