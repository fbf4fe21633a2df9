import { describe, expect, it } from '@jest/globals';
import { passFocusOn } from './keep-focus.js';

/** A button within an element, and what has the focus. */
function page({ landmark = 'main' } = {}) {
  const body = 'the page';
  const document: { body: unknown; activeElement: unknown } = { body, activeElement: body };
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
  const button = Object.assign(new EventTarget(), {
    ownerDocument: document,
    closest: (selectors: string) => (selectors.split(', ').includes(landmark) ? around : null),
  });
  const remove = passFocusOn(button as object as HTMLElement);
  const focus = () => {
    document.activeElement = button;
    button.dispatchEvent(new Event('focus'));
  };
  return { document, around, focus, remove };
}

describe('a button that its own action removes', () => {
  it.each(['main', '[role="dialog"]'])('passes its focus on to %s', (landmark) => {
    const { document, around, focus, remove } = page({ landmark });
    focus();
    remove();
    expect(document.activeElement).toBe(around);
    expect([...around.attributes]).toEqual([['tabindex', '-1']]);
  });

  it('passes its focus on even if it was disabled meanwhile, which leaves the focus to the page', () => {
    const { document, around, focus, remove } = page();
    focus();
    document.activeElement = document.body;
    remove();
    expect(document.activeElement).toBe(around);
  });

  it('leaves the screen as it was when the focus moves on', () => {
    const { around, focus, remove } = page();
    focus();
    remove();
    around.dispatchEvent(new Event('blur'));
    expect([...around.attributes]).toEqual([]);
  });

  it('leaves the focus where it is if it is elsewhere', () => {
    const { document, focus, remove } = page();
    focus();
    document.activeElement = 'something else';
    remove();
    expect(document.activeElement).toBe('something else');
  });

  it('leaves the focus to the page if it never had it', () => {
    const { document, remove } = page();
    remove();
    expect(document.activeElement).toBe(document.body);
  });
});
