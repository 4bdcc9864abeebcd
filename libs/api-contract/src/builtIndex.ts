import { factsOf, type ContractIndex } from './contractIndex';
import type { Collection } from './defineCollection';
import { contestCollections } from './entries/contestCollections';
import { contestFiles, nounFiles, nouns } from './nounFiles';
import { tenantCodes } from './tenants';

const collections = nouns.map(async (noun) =>
  Object.values<Collection>(await nounFiles[noun]()).map((each) => ({ noun, facts: factsOf(each) })),
);
const contests = tenantCodes.map(async (tenant) => {
  const own = await contestFiles[tenant]();
  return contestCollections.map((name) => ({ tenant, facts: factsOf(own[name]) }));
});

/** The index of the contract as data, for the build of a page. It loads everything that it is made from. */
export const builtIndex: ContractIndex = {
  collections: (await Promise.all(collections)).flat(),
  contests: (await Promise.all(contests)).flat(),
};
