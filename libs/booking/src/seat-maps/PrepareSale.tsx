import { seatsByCategory, withGroup } from '@callboard/domain/booking';
import { Checkbox, Field, Select } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { SaleQueueCard } from '../sale-queue/SaleQueueCard';
import { NewerPlan } from './NewerPlan';
import type { SalePartProps } from './SalePartProps';
import { SaleChecklist } from './SaleChecklist';
import { seatMapMessages as words } from './seatMapMessages';
import styles from './seatMaps.module.css';
import { useOfferChange } from './useOfferChange';

/** Steps that a seat map needs before its sale. */
export function PrepareSale({ setup, readOnly }: SalePartProps) {
  return (
    <div className={styles.stack}>
      <NewerPlan setup={setup} readOnly={readOnly} />
      <div className={styles.columns}>
        <SaleChecklist setup={setup} />
        <div className={styles.stack}>
          <Categories setup={setup} readOnly={readOnly} />
          <Rules setup={setup} readOnly={readOnly} />
          <SaleQueueCard performance={setup.performance.hashcode} readOnly={readOnly} />
        </div>
      </div>
    </div>
  );
}

function Categories({ setup: { map, plan, offer, groups }, readOnly }: SalePartProps) {
  const change = useOfferChange(map);
  if (!plan) return null;
  const counts = seatsByCategory(plan);
  const lines = [
    ...plan.categories.map(({ id, name }) => ({ id, name })),
    ...(counts.has(null) ? [{ id: null, name: words.noCategory }] : []),
  ];
  return (
    <Card title={words.categories}>
      <div className={styles.stack}>
        <p className={styles.note}>{words.categoriesHint}</p>
        {groups.length === 0 && (
          <p>
            {words.noGroups} <Link to="/booking/price-groups">{words.newGroups}</Link>
          </p>
        )}
        {lines.map(({ id, name }) => (
          <Field key={id ?? ''} label={words.category(name, counts.get(id) ?? 0)}>
            <Select
              disabled={readOnly}
              placeholder={words.notForSale}
              value={offer.groups.find(({ category }) => category === id)?.group ?? ''}
              options={groups.map((group) => ({ value: group.hashcode, label: group.name }))}
              onChange={({ currentTarget: { value } }) =>
                change(withGroup(offer, id, value === '' ? null : value))
              }
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}

const releases = [1, 2, 24, 48, 72, 168];

function Rules({ setup: { map, offer }, readOnly }: SalePartProps) {
  const change = useOfferChange(map);
  const { accessible_release_hours: hours, ...rest } = offer;
  const options = hours === undefined || releases.includes(hours) ? releases : [...releases, hours];
  return (
    <Card title={words.rules}>
      <div className={styles.stack}>
        <Checkbox
          label={words.singles}
          checked={offer.allows_singles}
          disabled={readOnly}
          onChange={({ currentTarget: { checked } }) => change({ ...offer, allows_singles: checked })}
        />
        <Field label={words.release}>
          <Select
            disabled={readOnly}
            placeholder={words.releaseNever}
            value={hours === undefined ? '' : String(hours)}
            options={options.map((each) => ({ value: String(each), label: words.releaseHours(each) }))}
            onChange={({ currentTarget: { value } }) =>
              change(value === '' ? rest : { ...rest, accessible_release_hours: Number(value) })
            }
          />
        </Field>
      </div>
    </Card>
  );
}
