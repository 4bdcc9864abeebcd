import { planSchema, type FloorPlan } from '@callboard/api-contract/booking';
import { fromSvg, seatPlaces } from '@callboard/domain/booking';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSvg } from './readSvg';

const attributes =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="i"';

function imported(content: string) {
  const read = readSvg(`<?xml version="1.0"?><svg ${attributes}>${content}</svg>`);
  if (!read.ok) throw new Error(read.kind);
  let made = 0;
  return fromSvg(read.root, () => `new${(made += 1)}`);
}

function planOf(content: string): FloorPlan {
  const read = imported(content);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  expect(v.safeParse(planSchema, read.plan).issues).toBeUndefined();
  return read.plan;
}

function labelsOf({ levels, sections }: FloorPlan): string[] {
  const nameOf = (id: string) => levels.find((level) => level.id === id)?.name ?? '';
  return sections.flatMap(({ level, name, rows }) =>
    rows.map(
      (row) => `${nameOf(level)} | ${name} | ${row.name}: ${row.seats.map(({ number }) => number).join(' ')}`,
    ),
  );
}

const inStalls = (row: string, numbers: string) => `Ground floor | Stalls | ${row}: ${numbers}`;
const circle = (index: number, more: string, inner = '') =>
  `<circle cx="${index * 20}" cy="0" r="8" ${more}>${inner}</circle>`;

describe('[7.46] a drawing in SVG', () => {
  it.each<[string, string, string[]]>([
    ['ids', circle(1, 'id="A-1"') + circle(2, 'id="A-2"'), [inStalls('A', '1 2')]],
    ['ids of Illustrator', circle(1, 'id="Row_x5F_A_Seat_x20_1"'), [inStalls('A', '1')]],
    [
      'titles',
      circle(1, '', '<title>Row A Seat 1</title>') + circle(2, '', '<title>Row A Seat 2</title>'),
      [inStalls('A', '1 2')],
    ],
    [
      'titles with a section',
      circle(1, '', '<title>Section Balcony, Row C, Seat 12</title>'),
      ['Balcony | Balcony | C: 12'],
    ],
    [
      'data',
      circle(1, 'data-section="Left" data-row="A" data-seat="1" data-level="Circle"'),
      ['Circle | Left | A: 1'],
    ],
    ['rectangles', '<rect id="seat-A-1" width="10" height="10"/>', [inStalls('A', '1')]],
    [
      'copies',
      '<defs><circle id="chair" r="5"/></defs><use xlink:href="#chair" x="10" y="5" data-row="A" data-seat="7"/>',
      [inStalls('A', '7')],
    ],
    [
      'groups as rows',
      `<g id="row-A">${circle(1, 'data-seat="1"')}</g><g id="B">${circle(1, 'data-seat="1"')}</g>`,
      [inStalls('A', '1'), inStalls('B', '1')],
    ],
    [
      'groups as levels and sections',
      `<g id="Level_2"><g id="Left"><g id="A">${circle(1, 'id="seat1"')}</g></g></g><g data-level="Stalls"><g inkscape:label="Left" id="g12">${circle(1, 'id="circle9" inkscape:label="A1"')}</g></g>`,
      ['Level 2 | Left | A: 1', 'Stalls | Left | A: 1'],
    ],
    [
      'a row drawn in any order',
      [3, 1, 4, 2].map((at) => circle(at, `id="A-${at}"`)).join(''),
      [inStalls('A', '1 2 3 4')],
    ],
    [
      'what is hidden left out',
      `${circle(1, 'id="A-1"')}<g display="none">${circle(2, 'id="A-2"')}</g><script>alert(1)</script>`,
      [inStalls('A', '1')],
    ],
  ])('is read by %s', (_, content, labels) => {
    expect(labelsOf(planOf(content))).toEqual(labels);
  });

  it('is read with a prefix, a document type and parts of texts, and with no entity of its own', () => {
    const whole = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg:svg xmlns:svg="http://www.w3.org/2000/svg">
      <svg:circle r="8"><svg:title>Row A &amp; Seat 1</svg:title></svg:circle><svg:text>Wheelchair <svg:tspan>lift</svg:tspan></svg:text></svg:svg>`;
    const read = readSvg(whole);
    expect(read.ok && read.root.children.map(({ name, title, text }) => [name, title, text.trim()])).toEqual([
      ['circle', 'Row A & Seat 1', ''],
      ['text', '', 'Wheelchair lift'],
    ]);
    expect(readSvg('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>')).toEqual({
      ok: false,
      kind: 'entities',
    });
    expect(['<svg><g></svg>', '<html/>', ''].map((text) => readSvg(text).ok)).toEqual([false, false, false]);
  });

  it('is where the transforms of its groups bring it, whatever they are', () => {
    const number = fc.integer({ min: -50, max: 50 });
    const step = fc.oneof(
      fc.tuple(number, number).map(([x, y]) => `translate(${x},${y})`),
      fc.tuple(number, number, number).map((at) => `rotate(${at.join(' ')})`),
      fc.constantFrom('scale(2)', 'scale(-1, 1)', 'matrix(0 1 -1 0 5 6)'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), (steps) => {
        const seats =
          [1, 2, 3].map((at) => circle(at, `id="A-${at}"`)).join('') +
          '<circle cx="20" cy="60" r="8" id="B-1"/>';
        const drawing = steps.reduceRight((inner, each) => `<g transform="${each}">${inner}</g>`, seats);
        const rows = planOf(drawing).sections[0]?.rows ?? [];
        const places = new Map(
          rows.flatMap((row) =>
            row.seats.map(({ number: own }, index) => [row.name + own, seatPlaces(row)[index]] as const),
          ),
        );
        const between = (one: string, other: string) => {
          const [a, b] = [places.get(one), places.get(other)];
          return Math.hypot((a?.x ?? 1e9) - (b?.x ?? 0), (a?.y ?? 1e9) - (b?.y ?? 0));
        };
        // Moved, turned, mirrored and made larger as a whole, and seats are as far apart as seats are.
        expect([between('A1', 'A2'), between('A2', 'A3'), between('A1', 'B1')]).toEqual(
          [0.55, 0.55, 1.65].map((each) => expect.closeTo(each, 1)),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('has its stage, doors and texts, and none of them twice', () => {
    const plan = planOf(`${circle(1, 'id="A-1"')}${circle(2, 'id="A-2"')}
      <rect id="Stage" x="-100" y="-200" width="240" height="100"/><text x="0" y="-150">Stage</text>
      <rect class="door" id="Side_door" x="900" y="0" width="20" height="4"/><text x="-300" y="0" font-size="20">Wheelchair lift</text><text x="-20" y="0">A</text>`);
    expect(plan.areas.map(({ name, kind }) => [name, kind])).toEqual([
      ['Stage', 'stage'],
      ['Side door', 'door'],
      ['Wheelchair lift', 'label'],
    ]);
  });

  it('has the kinds, categories and ids that it declares', () => {
    const plan = planOf(
      circle(1, 'id="A-1" data-kind="accessible" data-category="Gold" data-id="s1"') +
        circle(2, 'id="A-2" class="seat wheelchair"'),
    );
    expect(plan.sections[0]?.rows[0]?.seats).toMatchObject([
      { id: 's1', kind: 'accessible' },
      { kind: 'accessible' },
    ]);
    expect(plan.categories.map(({ name }) => name)).toEqual(['Gold']);
  });

  it('lists shapes like seats that have no label, and numbers none of them', () => {
    const read = imported(
      `${circle(1, 'id="A-1"')}${circle(2, 'id="A-2"')}${circle(3, '')}${circle(4, 'id="circle77"')}<circle cx="0" cy="90" r="90"/>`,
    );
    expect(read).toMatchObject({ ok: true, leftOut: ['circle 3 (60, 0)', 'circle77'] });
    expect(read.ok && labelsOf(read.plan)).toEqual([inStalls('A', '1 2')]);
  });

  it.each([
    [
      'a seat without a label',
      circle(1, 'class="seat" id="middle"'),
      { kind: 'no_label', from: { kind: 'shape', name: 'middle' } },
    ],
    [
      'a group of seats with one that has none',
      `<g class="seats">${circle(1, 'id="A-1"')}${circle(2, '')}</g>`,
      { kind: 'no_label' },
    ],
    ['a seat without a row', circle(1, 'data-seat="12"'), { kind: 'no_row' }],
    [
      'a seat that is a path',
      '<path id="A-1" d="M0 0L1 1"/>',
      { kind: 'path', from: { kind: 'shape', name: 'A-1' } },
    ],
    ['a place that is no number', '<circle id="A-1" cx="50%" r="5"/>', { kind: 'place' }],
    [
      'a label twice',
      circle(1, 'id="A-1"') + circle(2, 'id="A1"'),
      { kind: 'double_label', text: 'Stalls · A 1' },
    ],
    ['no seats', '<rect width="9" height="9"/>', { kind: 'no_seats' }],
    [
      'too many groups',
      `${'<g>'.repeat(150)}${circle(1, 'id="A-1"')}${'</g>'.repeat(150)}`,
      { kind: 'deep' },
    ],
  ])('is refused for %s', (_, content, error) => {
    const read = imported(content);
    expect(read.ok ? [] : read.errors).toEqual([expect.objectContaining(error)]);
  });
});
