export {
  collectionAt,
  collectionNamed,
  collectionNames,
  isAddressServedTo,
  isCollectionName,
  isServedTo,
  loadCollections,
  nestedPath,
  variantOf,
  variantsOf,
  withReferences,
} from './collectionNamed';
export { entityPath, type Entity } from './entityPath';
export { labelOf } from './labelOf';
export { placeOf, type Place } from './placeOf';
export { registry } from './registry';
