import { LIMITS } from '@pusula/contracts';
import { useIsHydrated } from '@pusula/frontend-kit/page';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const PictureFrame = styled.span<{ $ratio: number; $ground: string; $round: boolean }>`
  display: block;
  overflow: hidden;
  position: relative;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${({ $ground }) => $ground};
  border-radius: ${({ $round }) => ($round ? '50%' : 'var(--r1)')};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

type PictureProps = {
  /** `/pictures/{name}/640.jpg`, as the contracts hand it out: other widths and formats lie beside it. Empty: only the ground shows. */
  src: string;
  /** What is to be seen; empty when the text beside it says so already. */
  alt: string;
  /** The CSS `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** Width / height, so that nothing moves when it arrives. */
  ratio?: number;
  /** The colour before it arrives and around it. */
  ground?: string;
  round?: boolean;
  /** The first one of its page, of which there is one at the most: loaded at once and before all others. */
  first?: boolean;
};

/** That of `src`. Browsers take no more than its proportion from it: the size is that of the box. */
const WIDTH = 640;
const folderOf = (src: string) => src.slice(0, src.lastIndexOf('/'));
const setOf = (src: string, format: string) =>
  LIMITS.pictureWidths.map((width) => `${folderOf(src)}/${width}.${format} ${width}w`).join(', ');

/** A picture in four widths and three formats, loaded when it comes within 50 px of the view (specification section 9). */
export function Picture({ src, alt, sizes, ratio = 0.8, ground = 'var(--g-sage)', round = false, first = false }: PictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  // A page from the server leaves it to the browser, which needs no script for it.
  const isRendered = !useIsHydrated();
  const [near, setNear] = useState(first || isRendered);
  useEffect(() => {
    if (near || !box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${LIMITS.pictureLazyMarginPx}px`,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <PictureFrame ref={box} $ratio={ratio} $ground={ground} $round={round}>
      {near && src !== '' && (
        <picture>
          <source type="image/avif" srcSet={setOf(src, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={setOf(src, 'webp')} sizes={sizes} />
          <img
            src={src}
            srcSet={setOf(src, 'jpg')}
            sizes={sizes}
            alt={alt}
            width={WIDTH}
            height={WIDTH / ratio}
            decoding="async"
            {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </picture>
      )}
    </PictureFrame>
  );
}
