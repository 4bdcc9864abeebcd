import { use } from 'react';
import { DossierPartsContext } from './DossierPartsContext';
import type { SectionProps } from './SectionProps';

/** Fee of an entry and its payments. */
export function FeeSection({ entry, dossier: { fee } }: SectionProps) {
  const { Fee } = use(DossierPartsContext);
  return fee && Fee && <Fee entry={entry} facts={fee} />;
}
