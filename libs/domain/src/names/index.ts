export {
  apostropheSigns,
  foldedWords,
  foldText,
  hasFoldedWords,
  withPlainApostrophes,
} from '../lists/foldText';
export { lettersApart, nearestNames } from './nearestNames';
