import type { ApiUser } from './api';

interface Shift {
  hashcode: string;
  expected: number;
}

const ownShift = async (staff: ApiUser) =>
  (await staff.get<{ data: { shift: Shift | null } }>('booking/office/shift')).data.shift;

/** Opens a shift of a user at the box office, who takes cash from then on. */
export async function openShift(staff: ApiUser): Promise<void> {
  if (!(await ownShift(staff)))
    await staff.create('booking/office/shift/open', { till: 'Front desk', float: 20_000 });
}

/** Closes the open shift of a user, if there is one, with as much cash as is expected. */
export async function closeShift(staff: ApiUser): Promise<void> {
  const shift = await ownShift(staff);
  if (shift)
    await staff.create('booking/office/shift/close', { shift: shift.hashcode, counted: shift.expected });
}
