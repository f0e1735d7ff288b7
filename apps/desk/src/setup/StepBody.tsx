import { useEffect, useRef, type ReactNode } from 'react'
import './StepBody.css'

/** A step: its name has the focus when it opens, so that a screen reader tells where one is and Tab leads to its fields. */
export function StepBody({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="desk-setup-step">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="desk-setup-lead">{lead}</p>
      {children}
    </section>
  )
}
