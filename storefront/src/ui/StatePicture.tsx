interface StatePictureProps {
  readonly name: 'empty-cart' | 'error' | 'no-hits' | 'not-found';
}

/** What a page shows that has nothing else to show; the words beside it say the same. */
export function StatePicture({ name }: StatePictureProps) {
  return <img src={`/media/states/${name}.svg`} alt="" width={240} height={180} loading="lazy" className="h-45 w-60" />;
}
