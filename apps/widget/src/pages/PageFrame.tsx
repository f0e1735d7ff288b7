import '@foyer/ui/primitives/IconButton.css'
import { useContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { useText } from '../text/TextProvider.tsx'
import { BackContext } from './BackContext.ts'
import './PageFrame.css'

type PageFrameProps = {
  title: string
  /** Target of the back link; undefined if the visitor did not come from the chat. */
  back?: string | undefined
  /** S-07: forms are narrower than what is read. */
  width?: 'form' | 'reading'
  children: ReactNode
  /** Below what is on the page, always in sight. */
  actions?: ReactNode
  /** For a page that came in the place of the chat: what had the focus is gone. */
  takesFocus?: boolean
}

/** A page beside the chat: all of a narrow window, a card in the middle of a wide one. */
export function PageFrame({
  title,
  back,
  width = 'reading',
  children,
  actions,
  takesFocus = false,
}: PageFrameProps) {
  const t = useText()
  const goBack = useContext(BackContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  function press(event: MouseEvent): void {
    if (!goBack || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goBack()
  }

  return (
    <div className={`page-frame page-frame-${width}`}>
      <header className="page-frame-head">
        {back && (
          <a
            className="page-frame-back foyer-icon-button"
            href={back}
            onClick={press}
            aria-label={t('page.back')}
            title={t('page.back')}
          >
            <ArrowLeft size={20} />
          </a>
        )}
        <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          <bdi>{title}</bdi>
        </h1>
      </header>
      <main className="page-frame-main">{children}</main>
      {actions && <footer className="page-frame-actions">{actions}</footer>}
    </div>
  )
}
