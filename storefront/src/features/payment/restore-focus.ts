/** Moves a lost focus to the first enabled method of a form, or to its button. A control loses the focus when it is disabled. */
export function restoreFocus(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
  if (isLost)
    form?.querySelector<HTMLElement>('input[type=radio]:enabled, button[type=submit]')?.focus({ preventScroll: true });
}
