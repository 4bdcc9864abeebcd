import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { SaleReadiness } from '@callboard/api-contract/booking';
import { listHref, recordHref } from '@callboard/records/screen';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { reasonsOf } from '../seat-maps/reasonsOf';
import { ticketAddress } from '../tickets/ticketAddress';
import { firstSaleMessages as words } from './firstSaleMessages';

interface OpenFirstSaleProps {
  performance: RecordOf<'performances'>;
  parts: SaleReadiness['parts'];
  onChange: () => void;
}

/** Steps before a stranger can buy: the announcement, the sale of each part, and then a purchase of one's own to try it. */
export function OpenFirstSale({ performance, parts, onChange }: OpenFirstSaleProps) {
  const { hashcode, status } = performance;
  const [act, { isLoading }] = collections.performances.useAct();
  const isOpen = status === 'scheduled' && parts.some((part) => part.status === 'on_sale');
  return (
    <Stack>
      <Card title={words.next}>
        <Stack>
          {status === 'planned' ? (
            <div>
              <Button
                variant="primary"
                isBusy={isLoading}
                onClick={() => void act('schedule', hashcode).then(onChange)}
              >
                {words.announce}
              </Button>
            </div>
          ) : (
            <p>{words.isAnnounced}</p>
          )}
          {parts.map((part) => (
            <Part key={part.hashcode} part={part} isFirst={status !== 'planned'} onChange={onChange} />
          ))}
        </Stack>
      </Card>
      {isOpen && (
        <Card title={words.tryTitle}>
          <p>{words.tryHint}</p>
          <p>
            <a
              href={ticketAddress({ page: 'performance', performance: hashcode, step: 'seats' }, '/tickets')}
              target="_blank"
              rel="noreferrer"
              {...buttonVariant({ variant: 'primary' })}
            >
              {words.shop}
            </a>{' '}
            <Link to={listHref('orders')} {...buttonVariant({})}>
              {words.orders}
            </Link>
          </p>
        </Card>
      )}
    </Stack>
  );
}

interface PartProps {
  part: SaleReadiness['parts'][number];
  /** Its button is the next step. */
  isFirst: boolean;
  onChange: () => void;
}

function Part({ part: { hashcode, collection, name, status, checks }, isFirst, onChange }: PartProps) {
  const hooks = {
    seatMaps: collections.seatMaps,
    generalAdmissionDefinitions: collections.generalAdmissionDefinitions,
  };
  const [act, { isLoading }] = hooks[collection].useAct();
  const missing = reasonsOf(checks, 'missing');
  return (
    <div>
      <p>
        <strong>{name}</strong> {status === 'on_sale' && <StatusBadge tone="green" label={words.isOpen} />}
      </p>
      {missing.length > 0 && <p>{missing.join(' ')}</p>}
      {missing.length > 0 && <Link to={recordHref(collection, hashcode)}>{words.edit}</Link>}
      {missing.length === 0 && (status === 'planned' || status === 'paused') && (
        <Button
          {...(isFirst && { variant: 'primary' })}
          isBusy={isLoading}
          onClick={() => void act('open_sale', hashcode).then(onChange)}
        >
          {words.open}
        </Button>
      )}
    </div>
  );
}
