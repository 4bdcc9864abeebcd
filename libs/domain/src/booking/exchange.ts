interface Priced {
  price: number;
  tax: number;
}

/** The money of an exchange of tickets. */
export interface ExchangeMoney {
  /** Price of the tickets that are given back. */
  credit: number;
  /** Amount that the buyer pays more. */
  due: number;
  /** Amount that the buyer gets back. */
  back: number;
  /** The tax in each of them; that of the credit once for the old tickets and once for the new ones. */
  tax: { creditOfOld: number; creditOfNew: number; due: number; back: number };
}

/** Amounts paid and paid back when tickets are exchanged: the price of the old ones pays for the new ones. */
export function exchangeMoney(old: Priced, next: Priced): ExchangeMoney {
  const credit = Math.min(old.price, next.price);
  const [due, back] = [next.price - credit, old.price - credit];
  const [dueTax, backTax] = [partOf(next, due), partOf(old, back)];
  return {
    credit,
    due,
    back,
    tax: { creditOfOld: old.tax - backTax, creditOfNew: next.tax - dueTax, due: dueTax, back: backTax },
  };
}

/** Of a part of a price, the same part of its tax. */
function partOf({ price, tax }: Priced, amount: number): number {
  return price === 0 ? 0 : Math.round((tax * amount) / price);
}
