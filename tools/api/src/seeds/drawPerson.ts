import type { Random } from '@callboard/api-contract/tenant';
import { communities } from './words/people/communities.data';
import type { Community } from './words/people/Community';

export interface PersonName {
  first: string;
  last: string;
}

/** A person of New Zealand who does not exist. One in eight has a name of two communities. */
export function drawPerson(random: Random): PersonName {
  const community = drawCommunity(random);
  const family = random.isLucky(0.12) ? drawCommunity(random) : community;
  return { first: random.pick(community.first), last: random.pick(family.last) };
}

/** Whole names, each once. */
export function drawPeople(random: Random, count: number): PersonName[] {
  const people = new Map<string, PersonName>();
  while (people.size < count) {
    const person = drawPerson(random);
    people.set(fullName(person), person);
  }
  return [...people.values()];
}

export function fullName({ first, last }: PersonName): string {
  return `${first} ${last}`;
}

function drawCommunity(random: Random): Community {
  let left = random.next() * communities.reduce((sum, { share }) => sum + share, 0);
  const found = communities.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return found ?? random.pick(communities);
}
