import { recordHref } from '@callboard/records/screen';

/** The page from which the tickets of an order are printed. */
export function orderPrintPath(order: string): string {
  return `${recordHref('orders', order)}/print`;
}

export const boxOfficePath = '/booking/box-office';

/** The sheet of a day, to print. */
export const daySheetPath = `${boxOfficePath}/day`;

/** The view of the box office that finds orders. */
export const findOrdersPath = `${boxOfficePath}?view=find`;
