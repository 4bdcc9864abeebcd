import { collectionNames } from '@callboard/api-contract';
import { describePicker } from './testing/describePicker';

for (const collection of collectionNames) describePicker(collection);
