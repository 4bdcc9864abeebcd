import type { OfficeOffer } from '@callboard/api-contract/booking';
import { changeOf } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import type { MoneyValue } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { officeMessages as words } from './officeMessages';
import { sharingMethods, splitOf, type SplitAmounts, type SplitPart } from './SplitFields';

/** The money of a sale as it is typed: one way to pay or several, the cash that is given, and the slip of the card machine. */
export function useMoney({ payment_methods: methods, performance }: OfficeOffer, total: number) {
  const { currency } = performance;
  const [selected, setSelected] = useState('');
  const [given, setGiven] = useState<MoneyValue>(null);
  const [reference, setReference] = useState('');
  const [isSplit, setSplit] = useState(false);
  const [typed, setTyped] = useState<SplitAmounts>({});
  const isDue = total > 0;
  const method = isDue ? (methods.find(({ hashcode }) => hashcode === selected) ?? methods[0]) : undefined;
  const canSplit = isDue && sharingMethods(methods).length > 1;
  const split = canSplit && isSplit ? splitOf(methods, typed, total) : null;
  const whole: readonly SplitPart[] = method ? [{ method, amount: total }] : [];
  const parts = split ? split.parts : whole;
  const cash = parts
    .filter((part) => part.method.kind === 'cash')
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = typeof given === 'string' ? null : (given ?? cash);
  const change = cash > 0 ? changeOf(cash, amount) : null;
  const isByCard = parts.some((part) => part.method.kind === 'card');
  const slip = isByCard && reference.trim() !== '' ? reference.trim() : null;
  return {
    method,
    setSelected,
    given,
    setGiven,
    reference,
    setReference,
    canSplit,
    isSplit: split !== null,
    setSplit,
    typed,
    setTyped,
    left: split?.left ?? null,
    cash,
    change,
    isByCard,
    isTransfer: !split && method?.kind === 'bank_transfer',
    errors: {
      given: cash > 0 && change === null && givenError(amount, cash, currency),
      split: split !== null && splitError(split, currency),
    },
    /** As the server takes it. */
    payment: {
      method: split ? null : (method?.hashcode ?? null),
      reference: split ? null : slip,
      payments: split
        ? parts.map((part) => ({
            payment_method: part.method.hashcode,
            amount: part.amount,
            reference: part.method.kind === 'card' ? slip : null,
          }))
        : null,
      change,
    },
  };
}

function givenError(amount: number | null, total: number, currency: string): string {
  if (amount === null) return words.givenWrong;
  return words.givenShort(formatMoney({ amount: total - amount, currency }));
}

function splitError({ left, parts }: ReturnType<typeof splitOf>, currency: string): string | false {
  if (left === null) return words.givenWrong;
  if (left > 0) return words.givenShort(formatMoney({ amount: left, currency }));
  if (left < 0) return words.givenOver(formatMoney({ amount: -left, currency }));
  return parts.length < 2 && words.splitOne;
}
