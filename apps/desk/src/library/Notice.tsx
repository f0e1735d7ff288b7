import type { ReactNode } from 'react'
import './Notice.css'

type NoticeProps = { kind: 'problem' | 'warning'; title?: string; children: ReactNode }

/** Something that must be read before going on. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={`desk-library-notice desk-library-${kind}`} role="alert">
      {title && <strong>{title}</strong>}
      {children}
    </div>
  )
}
