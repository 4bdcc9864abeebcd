import { describe, expect, it, vi } from 'vitest';
import { controlProps } from './controlProps';

const definition = { name: 'programme', kind: 'attachment', label: 'Programme' };
const one = { hashcode: 'a', name: 'a.pdf' };

describe('controlProps', () => {
  it('[3.28] changes a list for the kind attachment, and one file for the kind photo', () => {
    const onChange = vi.fn();
    const props = { definition, value: undefined, onChange, onBlur: () => {} };
    controlProps(props, false).onChange([one]);
    expect(onChange).toHaveBeenLastCalledWith([one]);
    controlProps(props, true).onChange([one]);
    expect(onChange).toHaveBeenLastCalledWith(one);
    controlProps(props, true).onChange([]);
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('[7.30] reads the target from the definition, and ignores invalid values', () => {
    const args = { uploadPath: 'entries/upload', payloadKey: 'script', accept: '.pdf' };
    const given = { value: [one, 'nonsense', { hashcode: 1 }], onChange: () => {}, onBlur: () => {} };
    expect(controlProps({ definition: { ...definition, args, max: 3 }, ...given }, false)).toMatchObject({
      value: [one],
      target: { uploadPath: 'entries/upload', payloadKey: 'script' },
      limits: { accept: '.pdf', maxFiles: 3, isSingle: false },
    });
  });
});
