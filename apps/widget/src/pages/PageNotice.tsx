import type { ReactNode } from 'react'
import './PageNotice.css'

type PageNoticeProps = { title?: string; text: string; children?: ReactNode; isAlert?: boolean }

/** Where there is nothing to show: why, and what can be done about it. */
export function PageNotice({ title, text, children, isAlert = false }: PageNoticeProps) {
  return (
    <div className="page-notice" role={isAlert ? 'alert' : 'status'}>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  )
}
