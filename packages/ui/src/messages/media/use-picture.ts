import { useState, type SyntheticEvent } from 'react'
import type { Size } from './thumb-size.ts'

type Seen = { src: string; size?: Size }

/** A list takes pictures out of the page as it moves: when they come back, their place must have its size at once. */
const known = new Map<string, Size>()

/** Load state of an image: its natural size once loaded, or broken. */
export function usePicture(src: string) {
  const [seen, setSeen] = useState<Seen>(() => seenBefore(src))
  const isSettled = seen.src === src
  return {
    size: isSettled ? seen.size : undefined,
    isBroken: isSettled && !seen.size,
    events: {
      onLoad: ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
        const size = { width: naturalWidth, height: naturalHeight }
        known.set(src, size)
        setSeen((before) => (isSame(before, src, size) ? before : { src, size }))
      },
      onError: () => setSeen({ src }),
    },
  }
}

function seenBefore(src: string): Seen {
  const size = known.get(src)
  return size ? { src, size } : { src: '' }
}

function isSame({ src, size }: Seen, nextSrc: string, next: Size): boolean {
  return src === nextSrc && size?.width === next.width && size.height === next.height
}
