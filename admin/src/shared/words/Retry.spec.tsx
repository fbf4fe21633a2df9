import { describe, expect, it } from '@jest/globals';
import { passFocusOn } from './Retry.js';

/** A button within an element, and what has the focus. */
function page({ isFocused = true, landmark = 'main' } = {}) {
  const document: { activeElement: unknown } = { activeElement: 'something else' };
  const around = new (class extends EventTarget {
    readonly attributes = new Map<string, string>();
    set tabIndex(index: number) {
      this.attributes.set('tabindex', String(index));
    }
    removeAttribute(name: string) {
      this.attributes.delete(name);
    }
    focus() {
      document.activeElement = this;
    }
  })();
  const button = {
    ownerDocument: document,
    closest: (selectors: string) => (selectors.split(', ').includes(landmark) ? around : null),
  };
  if (isFocused) document.activeElement = button;
  return { document, around, button: button as object as HTMLElement };
}

describe('the button that tries again', () => {
  it.each(['main', '[role="dialog"]'])('passes its focus on to %s when its alert disappears', (landmark) => {
    const { document, around, button } = page({ landmark });
    passFocusOn(button)();
    expect(document.activeElement).toBe(around);
    expect([...around.attributes]).toEqual([['tabindex', '-1']]);
  });

  it('leaves the screen as it was when the focus moves on', () => {
    const { around, button } = page();
    passFocusOn(button)();
    around.dispatchEvent(new Event('blur'));
    expect([...around.attributes]).toEqual([]);
  });

  it('leaves the focus where it is if it is elsewhere', () => {
    const { document, button } = page({ isFocused: false });
    passFocusOn(button)();
    expect(document.activeElement).toBe('something else');
  });
});
