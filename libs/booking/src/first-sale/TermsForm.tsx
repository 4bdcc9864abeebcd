import type { RecordOf } from '@callboard/api-contract';
import { currencyOptions, maxPlaces, noTaxOptions } from '@callboard/api-contract/booking';
import { usualTaxes } from '@callboard/domain/booking';
import { translate } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import {
  Field,
  MoneyField,
  NumberField,
  numberMessage,
  Select,
  TextArea,
  TextInput,
  useSubmitCheck,
  type MoneyValue,
  type NumberValue,
} from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useState, type FormEvent } from 'react';
import { firstSaleMessages as words } from './firstSaleMessages';
import type { TaxOption } from './saleTerms';
import { usePrepareSale } from './usePrepareSale';

export interface TermsFormProps {
  performance: RecordOf<'performances'>;
  /** Parts that the office has already; they are used, and need no answer. */
  known: {
    taxes: readonly RecordOf<'taxes'>[];
    plans: readonly RecordOf<'pricePlans'>[];
    types: readonly RecordOf<'priceTypes'>[];
    methods: readonly RecordOf<'paymentMethods'>[];
  };
  onMade: () => void;
}

const placeLimits = { min: 1, max: maxPlaces, step: 1 };

/** Asks what a first ticket needs: its name, places, price, tax and how buyers pay, with what is usual filled in. */
export function TermsForm({ performance, known, onMade }: TermsFormProps) {
  const { currency: own } = useTenant();
  const currency = currencyOptions.find(({ value }) => value === own)?.value ?? 'NZD';
  const taxes = taxOptions(currency, known.taxes);
  const [name, setName] = useState<string>(words.usualName);
  const [places, setPlaces] = useState<NumberValue>(null);
  const [price, setPrice] = useState<MoneyValue>(null);
  const [tax, setTax] = useState(taxes[0]?.option.kind === 'none' ? '' : (taxes[0]?.value ?? ''));
  const [instructions, setInstructions] = useState('');
  const { isChecked, check } = useSubmitCheck();
  const adult = known.types.find(({ is_complimentary, group_size }) => !is_complimentary && group_size === 1);
  const hasPayment = known.methods.length > 0;
  const { prepare, isBusy } = usePrepareSale(currency, {
    adult: adult?.hashcode,
    hasPayment,
    plans: known.plans,
  });

  const option = taxes.find(({ value }) => value === tax)?.option;
  const isAccountMissing = !hasPayment && instructions.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    check(event);
    if (
      isBusy ||
      name.trim() === '' ||
      typeof places !== 'number' ||
      typeof price !== 'number' ||
      !option ||
      isAccountMissing
    )
      return;
    await prepare({
      performance: performance.hashcode,
      name: name.trim(),
      places,
      price,
      tax: option,
      instructions: instructions.trim(),
    });
    onMade();
  }

  const errorOf = (isWrong: boolean, text: string) => (isChecked && isWrong ? text : undefined);
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Field label={words.name} required>
            <TextInput
              value={name}
              maxLength={160}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </Field>
          <NumberField
            label={words.places}
            description={words.placesHint}
            required
            {...placeLimits}
            value={places}
            error={errorOf(places === null, numberMessage(placeLimits))}
            onValueChange={setPlaces}
          />
          <MoneyField
            label={words.price(currency)}
            required
            currency={currency}
            min={0}
            value={price}
            error={errorOf(price === null, words.priceWrong)}
            onValueChange={setPrice}
          />
          <Field
            label={words.tax}
            description={words.taxHint}
            required
            error={errorOf(!option, words.selectTax)}
          >
            <Select
              value={tax}
              placeholder={words.selectTax}
              options={taxes.map(({ value, label }) => ({ value, label }))}
              onChange={({ currentTarget }) => setTax(currentTarget.value)}
            />
          </Field>
          {hasPayment ? (
            <p>
              {words.payment}: {words.hasPayment(known.methods.map((method) => method.name).join(', '))}
            </p>
          ) : (
            <Field
              label={words.instructions}
              description={words.instructionsHint}
              required
              error={errorOf(isAccountMissing, words.instructionsMissing)}
            >
              <TextArea
                value={instructions}
                maxLength={1_000}
                rows={2}
                onChange={({ currentTarget }) => setInstructions(currentTarget.value)}
              />
            </Field>
          )}
          <div>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {words.make}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

/** The taxes that are there, or the usual one of the currency, then each reason for none. */
function taxOptions(
  currency: string,
  taxes: readonly RecordOf<'taxes'>[],
): { value: string; label: string; option: TaxOption }[] {
  const usual = usualTaxes[currency];
  const made = taxes.map(({ hashcode, name, rate }) => ({
    value: hashcode,
    label: words.taxOf(name, rate),
    option: { kind: 'known', hashcode, name } as const,
  }));
  const offered = usual
    ? [
        {
          value: 'usual',
          label: words.taxOf(usual.name, usual.rate),
          option: { kind: 'new', ...usual } as const,
        },
      ]
    : [];
  return [
    ...(made.length > 0 ? made : offered),
    ...noTaxOptions.map(({ value, label }) => ({
      value,
      label: words.noTax(translate(label)),
      option: { kind: 'none', reason: value } as const,
    })),
  ];
}
