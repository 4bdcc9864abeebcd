import { collectionNamed, collectionNames } from '@callboard/api-contract';
import { describeCollection } from '../testKit/describeCollection';

const collections = collectionNames.map(collectionNamed);

for (const collection of collections) describeCollection(collection, collections);
