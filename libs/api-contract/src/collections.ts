export {
  collectionAt,
  collectionNamed,
  collectionNames,
  isAddressServedTo,
  isCollectionName,
  isServedTo,
  nestedPath,
  variantOf,
  variantsOf,
} from './collectionNamed';
export { entityPath, type Entity } from './entityPath';
export { labelOf } from './labelOf';
export { placeOf, type Place } from './placeOf';
export { registry } from './registry';
