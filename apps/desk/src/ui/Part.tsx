import type { ReactNode } from 'react'

/** A part of what is known of a visitor, under a title of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-visitor-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
