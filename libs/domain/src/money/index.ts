export {
  decimalsOf,
  defaultCurrency,
  formatAmount,
  formatMoney,
  isCurrency,
  isMoney,
  parseMoney,
  type Money,
} from './money';
