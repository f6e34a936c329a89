import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** The theme's type size in pixels: what margins and marks go by, so that they grow with the type. */
  readonly rem: number;
}

/** The size of an element in CSS pixels, followed as it changes; zero before the first layout. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      // Of the layout: on the screen, a slide may show it at another scale.
      const { offsetWidth: width, offsetHeight: height } = element;
      const themed = element.closest('[data-theme]') ?? document.documentElement;
      const rem = Number.parseFloat(getComputedStyle(themed).fontSize) || 16;
      setSize((before) =>
        before.width === width && before.height === height && before.rem === rem
          ? before
          : { width, height, rem },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
