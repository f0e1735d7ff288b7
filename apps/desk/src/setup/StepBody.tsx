import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import './StepBody.css'

/** A step: its name has the focus when it opens, so that a screen reader tells where one is and Tab leads to its fields. */
export function StepBody({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef(false)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  /** The buttons of two steps are at the same place: a double click on one must not also press the one of the next step. */
  function ignoreSecondClick(event: MouseEvent): void {
    if (event.detail < 2 || pressed.current) {
      pressed.current = true
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section className="desk-setup-step" onClickCapture={ignoreSecondClick}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="desk-setup-lead">{lead}</p>
      {children}
    </section>
  )
}
