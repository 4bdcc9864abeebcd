export {
  addMoney,
  decimalsOf,
  defaultCurrency,
  formatAmount,
  formatMoney,
  isCurrency,
  isMoney,
  parseMoney,
  sumText,
  type Money,
} from './money';
