import { use } from 'react';
import { DossierPartsContext } from './DossierParts';
import type { SectionProps } from './sections';

/** What an entry costs and how far it is paid. */
export function FeeSection({ entry, dossier: { fee } }: SectionProps) {
  const { Fee } = use(DossierPartsContext);
  return fee && Fee && <Fee entry={entry} facts={fee} />;
}
