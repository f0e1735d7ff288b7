import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../text/text-context.tsx'
import { EmptyState } from './EmptyState.tsx'

/** A bug of ours. What was typed is in storage, so a reload costs nothing. */
export function PageBroken() {
  const t = useText()
  return (
    <PlainPage title={t('page.broken')}>
      <Button variant="light" mt="sm" onClick={() => window.location.reload()}>
        {t('page.reload')}
      </Button>
    </PlainPage>
  )
}

/** The same for a part of the page, which may only not have been downloaded: the rest can still be used. */
export function PartBroken() {
  const t = useText()
  return (
    <EmptyState title={t(navigator.onLine ? 'page.broken' : 'error.network')}>
      <Button variant="light" mt="sm" onClick={() => window.location.reload()}>
        {t('page.reload')}
      </Button>
    </EmptyState>
  )
}

/** The server cannot be reached, so the desk does not know yet whether an agent is signed in. */
export function PageFailed({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  return (
    <PlainPage title={t('error.network')}>
      <Button variant="light" mt="sm" onClick={onAgain}>
        {t('thread.again')}
      </Button>
    </PlainPage>
  )
}

export function PageUnknown() {
  const t = useText()
  return (
    <PlainPage title={t('page.unknown')}>
      <Button component={Link} to="/inbox" variant="light" mt="sm">
        {t('page.toInbox')}
      </Button>
    </PlainPage>
  )
}

function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="desk-plain-page">
      <EmptyState isPage title={title}>
        {children}
      </EmptyState>
    </main>
  )
}
