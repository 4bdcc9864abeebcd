export {
  defaultCurrency,
  formatAmount,
  formatMoney,
  isCurrency,
  isMoney,
  parseMoney,
  type Money,
} from './money';
