import { collectionNamed } from '@callboard/api-contract/collections';
import type { DossierDecision } from '@callboard/api-contract/entries';
import { zoneName } from '@callboard/domain/calendar';
import { translate } from '@callboard/language';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Timeline } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { toTone } from '@callboard/ui-kit/theme';
import { dossierMessages as words } from './dossierMessages';
import type { SectionProps } from './SectionProps';

/** The statuses that an entry had: who decided, when, and why. */
export function DecisionsSection({ collection, dossier: { decisions } }: SectionProps) {
  const zone = useZone();
  const statuses = collectionNamed(collection).lifecycle?.statuses;
  return (
    <Card title={words.decisions}>
      <Timeline
        label={words.decisions}
        items={decisions.map((decision, index) => {
          const { at, from, to, reason } = decision;
          const status = translate(statuses?.[to]?.label ?? to);
          return {
            id: String(decisions.length - index),
            title: withWho(from === null ? words.created(status) : status, decision),
            when: `${formatInstant(at, zone)} ${zoneName(zone, at)}`,
            dateTime: at,
            icon: from === null ? 'plus' : 'history',
            tone: toTone(statuses?.[to]?.tone),
            children: reason !== null && <p>{words.reason(reason)}</p>,
          };
        })}
      />
    </Card>
  );
}

function withWho(what: string, { by }: DossierDecision): string {
  if (by === null) return what;
  const { name, is_own, is_staff } = by;
  const who = is_own ? words.you : (name ?? (is_staff ? words.organisers : null));
  return who === null ? what : words.by(what, who);
}
