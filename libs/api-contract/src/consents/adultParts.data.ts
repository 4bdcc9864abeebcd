/** The parts that adults have in entries: no guardian answers for them, and no fee is charged for them. */
export const adultParts: readonly string[] = ['teacher', 'coach', 'manager'];
