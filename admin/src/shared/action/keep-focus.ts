/**
 * Returns what to do before a button is removed: its focus moves to the dialog or screen around it. Otherwise the page
 * would have the focus, and the next Tab would start at the top.
 */
export function passFocusOn(button: HTMLElement): () => void {
  let hadFocus = false;
  const remember = () => {
    hadFocus = true;
  };
  button.addEventListener('focus', remember);
  return () => {
    button.removeEventListener('focus', remember);
    const { activeElement, body } = button.ownerDocument;
    // A button that is disabled while its action runs has lost its focus to the page already.
    const isLost = activeElement === button || (hadFocus && activeElement === body);
    const around = isLost && button.closest<HTMLElement>('[role="dialog"], main');
    if (!around) return;
    around.tabIndex = -1;
    around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
    around.focus({ preventScroll: true });
  };
}

/** The ref of a button that is removed by its own action. */
export const keepFocus = (button: HTMLButtonElement | null) => (button ? passFocusOn(button) : undefined);
