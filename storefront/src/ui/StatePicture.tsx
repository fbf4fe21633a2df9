interface StatePictureProps {
  readonly name: 'empty-cart' | 'error' | 'no-hits' | 'not-found';
}

/** The picture of an empty or failed page; decorative, because the text next to it has the same meaning. */
export function StatePicture({ name }: StatePictureProps) {
  return <img src={`/media/states/${name}.svg`} alt="" width={240} height={180} loading="lazy" className="h-45 w-60" />;
}
