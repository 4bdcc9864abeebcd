import { use } from 'react';
import { DossierPartsContext } from './DossierPartsContext';
import type { SectionProps } from './SectionProps';

/** What an entry costs and how far it is paid. */
export function FeeSection({ entry, dossier: { fee } }: SectionProps) {
  const { Fee } = use(DossierPartsContext);
  return fee && Fee && <Fee entry={entry} facts={fee} />;
}
