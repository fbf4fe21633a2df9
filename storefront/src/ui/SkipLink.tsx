/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-control bg-ink px-4 py-2 font-semibold text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  );
}
