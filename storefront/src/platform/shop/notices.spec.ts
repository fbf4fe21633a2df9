import { describe, expect, it, jest } from '@jest/globals';
import { Notices } from './notices.js';

describe('the notices of the page', () => {
  it('report a dismissal to the owner of the notice', () => {
    const notices = new Notices();
    const onDismiss = jest.fn();
    notices.show({ id: 'problem', kind: 'problem', text: 'Not saved', retry: () => undefined, onDismiss });
    notices.dismiss('another');
    expect(onDismiss).not.toHaveBeenCalled();
    notices.dismiss('problem');
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(notices.all.get()).toEqual([]);
  });
});
