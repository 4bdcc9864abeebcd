import { createProjectGraphAsync } from '@nx/devkit';
import { describe, expect, it } from 'vitest';

const { nodes } = await createProjectGraphAsync();
const projects = Object.values(nodes).map(({ name, data }) => ({
  name,
  tags: data.tags ?? [],
  targets: Object.keys(data.targets ?? {}),
}));

/** @param {string} tag */
function tagged(tag) {
  return projects.filter(({ tags }) => tags.includes(tag));
}

describe('Nx', () => {
  it.each([...tagged('type:app'), ...tagged('type:api')])('can build $name', ({ targets }) => {
    expect(targets).toContain('build');
  });

  it.each(projects.filter(({ name }) => name !== '@callboard/workspace'))(
    'can check the types and the format of $name',
    ({ targets }) => {
      expect(targets).toEqual(expect.arrayContaining(['typecheck', 'format']));
    },
  );

  it.each(projects)('follows from the tags of $name what it can import', ({ tags }) => {
    expect(tags.filter((tag) => tag.startsWith('type:'))).toHaveLength(1);
    expect(tags.filter((tag) => tag.startsWith('scope:'))).toHaveLength(1);
  });
});
