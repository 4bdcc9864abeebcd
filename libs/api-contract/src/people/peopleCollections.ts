import { achievementInstances } from './collections/achievementInstances';
import { achievementTemplates } from './collections/achievementTemplates';
import { achievementTypes } from './collections/achievementTypes';
import { contactNotes } from './collections/contactNotes';
import { creativeFields } from './collections/creativeFields';
import { disciplines } from './collections/disciplines';
import { genders } from './collections/genders';
import { individuals } from './collections/individuals';
import { mentors } from './collections/mentors';
import { microBadges } from './collections/microBadges';
import { organizationStructures } from './collections/organizationStructures';
import { relations } from './collections/relations';

/** The collections of this noun, by their keys: they load together. */
export const peopleCollections = {
  achievementInstances,
  achievementTemplates,
  achievementTypes,
  contactNotes,
  creativeFields,
  disciplines,
  genders,
  individuals,
  mentors,
  microBadges,
  organizationStructures,
  relations,
} as const;
