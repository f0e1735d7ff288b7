import type { ReactNode } from 'react'
import './PageNotice.css'

type PageNoticeProps = { title?: string; text: string; children?: ReactNode; isAlert?: boolean }

/** Empty state of a page: the reason, and possible actions. */
export function PageNotice({ title, text, children, isAlert = false }: PageNoticeProps) {
  return (
    <div className="page-notice" role={isAlert ? 'alert' : 'status'}>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  )
}
