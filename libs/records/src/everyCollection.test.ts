import { collectionNames } from '@callboard/api-contract';
import { describeRecordScreens } from './testing/describeRecordScreens';

for (const name of collectionNames) describeRecordScreens(name);
