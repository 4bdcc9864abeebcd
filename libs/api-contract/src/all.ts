import { knowCollections } from './collectionNamed';
import { laterCollections } from './collections/laterCollections';

// Imported for this: from here on every collection can be asked for by its name.
knowCollections(laterCollections);
