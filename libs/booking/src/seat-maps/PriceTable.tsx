import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { validPrice } from '@callboard/domain/booking';
import { defaultCurrency, formatAmount, formatMoney } from '@callboard/domain/money';
import { useUndoAlert } from '@callboard/records';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { MoneyField, type MoneyValue } from '@callboard/ui-kit/inputs';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { SalePartProps } from './SalePartProps';
import { seatMapMessages as words } from './seatMapMessages';
import styles from './seatMaps.module.css';
import { WhyPriceDialog } from './WhyPriceDialog';

/** The prices of a performance: a line for each price group, a column for each price type. */
export function PriceTable({ setup, readOnly }: SalePartProps) {
  const { groups, types } = setup;
  const [why, setWhy] = useState<RecordOf<'performancePriceGroups'>>();
  if (groups.length === 0) return <EmptyState title={words.noGroups} />;
  if (types.length === 0) return <EmptyState title={words.noTypes} />;
  return (
    <div className={styles.stack}>
      {!readOnly && <p className={styles.note}>{words.priceHint}</p>}
      <div className={styles.scroll} role="region" aria-label={words.priceTable} tabIndex={0}>
        <table className={styles.table} aria-label={words.priceTable}>
          <thead>
            <tr>
              <th scope="col">{words.group}</th>
              {types.map(({ hashcode, name }) => (
                <th key={hashcode} scope="col">
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.hashcode}>
                <th scope="row">{group.name}</th>
                {types.map((type) => (
                  <td key={type.hashcode}>
                    <PriceCell setup={setup} group={group} type={type} readOnly={readOnly} />
                  </td>
                ))}
                <td>
                  <Button size="small" aria-label={words.whyOf(group.name)} onClick={() => setWhy(group)}>
                    {words.why}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {why && <WhyPriceDialog setup={setup} group={why} onClose={() => setWhy(undefined)} />}
    </div>
  );
}

interface PriceCellProps extends SalePartProps {
  group: RecordOf<'performancePriceGroups'>;
  type: RecordOf<'priceTypes'>;
}

/** The usual price, which holds without a time; another that is valid now is named under it. */
function PriceCell({ setup: { prices, rows, at }, group, type, readOnly }: PriceCellProps) {
  const usual = prices.find(
    ({ price_group, price_type, valid_from: from }) =>
      price_group.hashcode === group.hashcode && price_type.hashcode === type.hashcode && from === null,
  );
  const currency = usual?.currency ?? defaultCurrency;
  const stored = usual?.price ?? null;
  const [draft, setDraft] = useState<MoneyValue>();
  const isDropped = useRef(false);
  const save = usePriceSaving(group, type, usual);
  const current = validPrice(rows, group.hashcode, type.hashcode, at);

  async function commit() {
    if (isDropped.current || draft === undefined || typeof draft === 'string') return;
    if (draft !== stored) await save(draft);
    setDraft(undefined);
  }

  function press({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter' && key !== 'Escape') return;
    isDropped.current = key === 'Escape';
    if (isDropped.current) setDraft(undefined);
    // The cell is saved and formatted on blur.
    currentTarget.blur();
    currentTarget.focus();
    isDropped.current = false;
  }

  const isOther = current !== undefined && current.hashcode !== usual?.hashcode;
  const note = isOther ? words.now(formatMoney({ amount: current.price, currency })) : undefined;
  if (readOnly) return usual ? formatAmount({ amount: usual.price, currency }) : (note ?? '–');
  return (
    <MoneyField
      label={words.priceOf(group.name, type.name)}
      isLabelHidden
      description={note}
      currency={currency}
      min={0}
      value={draft === undefined ? stored : draft}
      onValueChange={setDraft}
      onBlur={() => void commit()}
      onKeyDown={press}
    />
  );
}

function usePriceSaving(
  group: PriceCellProps['group'],
  type: PriceCellProps['type'],
  usual: RecordOf<'seatPrices'> | undefined,
): (price: number | null) => Promise<void> {
  const [create] = collections.seatPrices.useCreate();
  const [patch] = collections.seatPrices.usePatch();
  const [remove] = collections.seatPrices.useRemove();
  const showUndoAlert = useUndoAlert();

  async function write(price: number | null) {
    if (!usual) {
      return create({
        name: words.priceOf(group.name, type.name),
        price_group: group.hashcode,
        price_type: type.hashcode,
        price: price ?? 0,
        currency: 'NZD',
      });
    }
    if (price === null) return remove(usual.hashcode, usual.version);
    return patch(usual.hashcode, { price }, usual.version);
  }

  return async (price) => {
    const outcome = await write(price);
    if (outcome.ok) showUndoAlert(price === null ? words.priceRemoved : words.priceSaved, outcome.changeSet);
  };
}
