import { useEffect, useRef, useState, type RefObject } from 'react'
import './PreviewFrame.css'

/** As large as a window of that kind; the desk shows it as small as its place is. */
const sizes = { desktop: { width: 1180, height: 780 }, mobile: { width: 390, height: 780 } } as const

type ScaledFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  layout: keyof typeof sizes
  title: string
  /** Missing: an empty page of our own. */
  src?: string
  /** Whether a click in it means something. */
  isUsable: boolean
}

/** A page in a frame, scaled to fit. */
export function ScaledFrame({ frame, layout, title, src, isUsable }: ScaledFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  const { width, height } = sizes[layout]

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const fit = (): void => {
      const { clientWidth, clientHeight } = element
      // The border of the box takes a pixel on each side.
      setScale(Math.max(0, Math.min(1, (clientWidth - 2) / width, (clientHeight - 2) / height)))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height])

  return (
    <div ref={place} className="desk-preview-place">
      <div className="desk-preview-box" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which must know our origin and run */}
        <iframe
          ref={frame}
          className={`desk-preview-frame ${isUsable ? '' : 'desk-preview-still'}`}
          title={title}
          {...(src !== undefined && { src })}
          // Nothing in it can be used by keys.
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
