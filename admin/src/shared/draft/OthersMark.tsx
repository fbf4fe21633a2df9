/** Icon of two people: somebody else has a draft of this value. */
export function OthersMark() {
  return (
    <svg width="12" height="10" viewBox="0 0 12 10" aria-hidden="true" data-mark="others">
      <path
        d="M4 1.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM1 9c0-1.9 1.3-3 3-3s3 1.1 3 3M8 1.4a1.6 1.6 0 0 1 0 3M9 6.1c1.2.3 2 1.4 2 2.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </svg>
  );
}
