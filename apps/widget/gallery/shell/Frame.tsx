import { useEffect, useRef } from 'react'
import { queryOf, type Controls } from '../controls.ts'
import type { Exhibit } from '../exhibit.ts'
import { windowSize } from '../window-size.ts'

type FrameProps = { exhibit: Exhibit; file: string; controls: Controls }

/** An exhibit in a window of its own: its own theme, direction and width, and errors that stay inside. */
export function Frame({ exhibit: { name, about, place }, file, controls }: FrameProps) {
  const here = { ...controls, exhibit: name, file }
  const size = windowSize(controls.layout, place, controls.width)
  const frame = useRef<HTMLIFrameElement>(null)
  const fits = place !== 'page' && place !== 'over'
  useEffect(() => (fits ? fitToContent(frame.current) : undefined), [fits])
  return (
    <figure className="frame">
      <figcaption>
        <a href={queryOf(here)}>{name}</a> {about}
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, from where this one comes */}
      <iframe
        ref={frame}
        title={name}
        src={queryOf({ ...here, isBare: true })}
        loading="lazy"
        width={size.width}
        height={fits ? 80 : size.height}
      />
    </figure>
  )
}

function fitToContent(frame: HTMLIFrameElement | null): (() => void) | undefined {
  if (!frame) return undefined
  const observer = new ResizeObserver(([entry]) => {
    if (entry) frame.height = String(Math.ceil(entry.target.getBoundingClientRect().height))
  })
  const watch = () => {
    const content = frame.contentDocument?.getElementById('root')
    if (content) observer.observe(content)
  }
  frame.addEventListener('load', watch)
  return () => {
    frame.removeEventListener('load', watch)
    observer.disconnect()
  }
}
