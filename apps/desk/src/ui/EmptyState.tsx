import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../text/text-context.tsx'
import './EmptyState.css'

type EmptyStateProps = {
  icon?: ReactNode
  title: string
  detail?: string
  /** It is all there is on the page, so its title is the page's. */
  isPage?: boolean
  children?: ReactNode
}

/** Empty state: fills a place that has nothing to show. */
export function EmptyState({ icon, title, detail, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={`desk-empty ${isPage ? 'desk-empty-page' : ''}`}>
      {icon && (
        <span className="desk-empty-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className="desk-empty-title">{title}</Title>
      {detail && <p className="desk-empty-detail">{detail}</p>}
      {children}
    </div>
  )
}

/** A read failed; the button repeats it. */
export function LoadFailed({ title, onAgain }: { title: string; onAgain: () => unknown }) {
  const t = useText()
  return (
    <EmptyState title={title}>
      <Button variant="light" mt="sm" onClick={() => void onAgain()}>
        {t('thread.again')}
      </Button>
    </EmptyState>
  )
}
