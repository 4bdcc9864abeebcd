/** Where seats cost something else: the first row is near. */
const nearAndFar = [
  { id: 'near', name: 'Near', color: 'blue' },
  { id: 'far', name: 'Far', color: 'purple' },
];

/** The drawing of a hall of rows, one behind the other, with a stage; with categories, the first row is dearer. */
export function hallOf(rows: readonly string[], seats: number, hasCategories = false) {
  return {
    levels: [{ id: 'ground', name: 'Ground floor' }],
    categories: hasCategories ? nearAndFar : [],
    sections: [
      {
        id: 'hall',
        name: 'Hall',
        level: 'ground',
        rows: rows.map((name, index) => ({
          id: `row-${name}`,
          name,
          shape: 'line',
          x: 0,
          y: 5 + index,
          angle: 0,
          spacing: 0.55,
          curve: 0,
          ...(hasCategories && { category: index === 0 ? 'near' : 'far' }),
          seats: Array.from({ length: seats }, (_, seat) => ({
            id: `${name}${seat + 1}`,
            number: String(seat + 1),
            at: { x: (seat - (seats - 1) / 2) * 0.55, y: 0 },
          })),
        })),
      },
    ],
    areas: [
      {
        id: 'stage',
        name: 'Stage',
        level: 'ground',
        kind: 'stage',
        shape: 'rectangle',
        x: 0,
        y: 0,
        width: 6,
        height: 3,
        angle: 0,
      },
    ],
  };
}
