import type { ActorRoles } from '@callboard/api-contract';
import type { EntryDossier } from '@callboard/api-contract/entries';
import type { ComponentType } from 'react';
import { CallSection } from './CallSection';
import { CoworkersSection } from './CoworkersSection';
import { DecisionsSection } from './DecisionsSection';
import { FeeSection } from './FeeSection';
import { FilesSection } from './FilesSection';
import { FormsSection } from './FormsSection';
import { MembersSection } from './MembersSection';
import { MessagesSection } from './MessagesSection';
import { MissingSection } from './MissingSection';
import type { SectionProps } from './SectionProps';

/** Facts that decide if a section is shown. */
interface SectionContext {
  dossier: EntryDossier;
  roles: ActorRoles;
}

interface DossierSection {
  id: string;
  /** The wide column, or the narrow one, which is under it on a phone. */
  place: 'main' | 'aside';
  /** @default always */
  isShown?: (context: SectionContext) => boolean;
  Section: ComponentType<SectionProps>;
}

/** For those who run the event, and those who entered. */
function isConcerned({ roles }: SectionContext): boolean {
  return roles.some((role) => role === 'admin' || role === 'staff' || role === 'participant');
}

/** True if the user works on the entry, also by invitation. */
function isWorking(context: SectionContext): boolean {
  return isConcerned(context) || context.roles.includes('collaborator');
}

/** The sections of a dossier, in order. One with nothing in it is hidden, unless something is added there. */
export const dossierSections: readonly DossierSection[] = [
  { id: 'missing', place: 'main', isShown: isWorking, Section: MissingSection },
  { id: 'call', place: 'main', isShown: ({ dossier: { event } }) => event !== null, Section: CallSection },
  { id: 'members', place: 'main', Section: MembersSection },
  {
    id: 'forms',
    place: 'main',
    isShown: ({ dossier }) => dossier.tasks.length > 0,
    Section: FormsSection,
  },
  { id: 'coworkers', place: 'main', isShown: isConcerned, Section: CoworkersSection },
  { id: 'files', place: 'main', Section: FilesSection },
  { id: 'fee', place: 'aside', isShown: ({ dossier }) => dossier.fee !== null, Section: FeeSection },
  { id: 'messages', place: 'aside', isShown: isConcerned, Section: MessagesSection },
  {
    id: 'decisions',
    place: 'aside',
    isShown: ({ dossier }) => dossier.decisions.length > 0,
    Section: DecisionsSection,
  },
];
