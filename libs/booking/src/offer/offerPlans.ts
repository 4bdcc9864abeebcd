import { colorOptions } from '@callboard/api-contract';
import type { FloorPlan, PlanCategory } from '@callboard/api-contract/booking';
import { saleChannelNames, type OfferNames } from './offerNames';
import type { SeatTerm } from '@callboard/domain/booking';
import { offerMessages as words } from './offerMessages';

/** The plan as its seats are sold: a category for each price group, reserved or not, and one for what is not for sale. */
export interface OfferPlans {
  /** With signs in place of numbers, where a seat differs. */
  picture: FloorPlan;
  /** Without areas: only seats are selected. */
  list: FloorPlan;
}

/** The colours of price groups in their order; gray is for what is not for sale. */
const colors = colorOptions.map(({ value }) => value).filter((value) => value !== 'gray');

/** Builds what the picture and the list of an offer show. */
export function offerPlans(
  plan: FloorPlan,
  terms: ReadonlyMap<string, SeatTerm>,
  names: OfferNames,
): OfferPlans {
  const categories = new Map<string, PlanCategory>();
  const signs = new Map(names.types.map(({ hashcode, code }) => [hashcode, code]));
  const positions = new Map(names.groups.map(({ hashcode }, index) => [hashcode, index]));
  const titles = new Map(names.groups.map(({ hashcode, name }) => [hashcode, name]));

  function categoryOf({ isClosed, group, channel }: SeatTerm): string {
    const id = isClosed || group === null ? 'closed' : `${group} ${channel ?? ''}`;
    if (!categories.has(id)) {
      const title = titles.get(group ?? '') ?? '';
      const only = channel === null ? '' : words.only(saleChannelNames()[channel]);
      categories.set(id, {
        id,
        name: id === 'closed' ? words.notForSale : [title, only].filter(Boolean).join(', '),
        color:
          id === 'closed' ? 'gray' : (colors[(positions.get(group ?? '') ?? 0) % colors.length] ?? 'blue'),
      });
    }
    return id;
  }

  const build = (isPicture: boolean) => ({
    ...plan,
    sections: plan.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        seats: row.seats.map((seat) => {
          const term = terms.get(seat.id);
          if (!term) return seat;
          const category = categoryOf(term);
          if (!isPicture) return { ...seat, kind: term.kind, category };
          const isOff = category === 'closed';
          const number = isOff ? '×' : (signs.get(term.code ?? '') ?? (term.channel ? '•' : seat.number));
          // A ring for what is not for sale: colour is not the only difference.
          return { ...seat, number, kind: isOff ? ('house' as const) : term.kind, category };
        }),
      })),
    })),
  });
  const [picture, list] = [build(true), build(false)];
  const all = [...categories.values()];
  return { picture: { ...picture, categories: all }, list: { ...list, categories: all, areas: [] } };
}
