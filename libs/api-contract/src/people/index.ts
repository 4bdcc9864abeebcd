export {
  erasuresIn,
  pseudonymOf,
  strippedFields,
  textFields,
  type ErasureOf,
  type StrippedFields,
} from './erasing';
