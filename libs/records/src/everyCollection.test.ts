import { collectionNames } from '@callboard/api-contract/collections';
import { describeRecordScreens } from './testing/describeRecordScreens';

for (const name of collectionNames) describeRecordScreens(name);
