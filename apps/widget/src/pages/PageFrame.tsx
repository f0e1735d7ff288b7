import { BackIcon } from '@foyer/ui/icons/BackIcon.tsx'
import '@foyer/ui/primitives/IconButton.css'
import type { ReactNode } from 'react'
import { useText } from '../text/TextProvider.tsx'
import './PageFrame.css'

type PageFrameProps = {
  title: string
  /** Where the way back leads; a page that nobody came to from the chat has none. */
  back?: string | undefined
  /** S-07: forms are narrower than what is read. */
  width?: 'form' | 'reading'
  children: ReactNode
  /** Below what is on the page, always in sight. */
  actions?: ReactNode
}

/** A page beside the chat: all of a narrow window, a card in the middle of a wide one. */
export function PageFrame({ title, back, width = 'reading', children, actions }: PageFrameProps) {
  const t = useText()
  return (
    <div className={`page-frame page-frame-${width}`}>
      <header className="page-frame-head">
        {back && (
          <a
            className="page-frame-back foyer-icon-button"
            href={back}
            aria-label={t('page.back')}
            title={t('page.back')}
          >
            <BackIcon />
          </a>
        )}
        <h1>
          <bdi>{title}</bdi>
        </h1>
      </header>
      <main className="page-frame-main">{children}</main>
      {actions && <footer className="page-frame-actions">{actions}</footer>}
    </div>
  )
}
