import { applyTokens } from '@foyer/ui/color-tokens.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { appearanceTokens } from '../../appearance/tokens.ts'
import { useTheme } from '../../appearance/use-theme.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { PageNotice } from '../PageNotice.tsx'
import { openVisit, type Named, type Opened, type Visit } from './open-visit.ts'
import { Toasts } from '@foyer/ui/primitives/Toasts.tsx'
import { useStore } from '@foyer/ui/use-store.ts'
import type { ToastStore } from '../../session/toast-store.ts'

/** The live region must stand before its first words come, or they are not read out. */
function VisitToasts({ toasts }: { toasts: ToastStore }) {
  const t = useText()
  const notices = useStore(toasts)
  const shown = notices.map(({ text, params, ...notice }) => ({ ...notice, text: t(text, params) }))
  return <div role="status">{shown.length > 0 && <Toasts toasts={shown} onDismiss={toasts.dismiss} />}</div>
}

type VisitPageProps = {
  named: Named
  title: string
  width?: 'form' | 'reading'
  /** The visitor of the chat, if the chat shows this page. */
  visit?: Visit | undefined
  children: (visit: Visit) => ReactNode
}

/** A page beside the chat: first who is there, then what is on it. */
export function VisitPage({ named, title, width = 'reading', visit, children }: VisitPageProps) {
  const t = useText()
  const [opened, setOpened] = useState<Opened | undefined>(visit)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (visit) return undefined
    let isCurrent = true
    async function open(): Promise<void> {
      const next = await openVisit(named)
      if (isCurrent) setOpened(next)
    }
    void open()
    return () => {
      isCurrent = false
    }
    // The address of a page does not change while it is open.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [turn])
  useLooks(opened)

  if (!opened)
    return (
      <PageFrame title={title} width={width}>
        <PageNotice text={t('page.opening')} />
      </PageFrame>
    )
  if (opened === 'nobody')
    return (
      <PageFrame title={title} width={width}>
        <PageNotice title={t('page.nobody.title')} text={t('page.nobody.text')} isAlert />
      </PageFrame>
    )
  // S-37: the address leads to nothing that is public.
  if ('failure' in opened && opened.failure.kind === 'refused')
    return (
      <PageFrame title={title} width={width}>
        <PageNotice text={t('error.notFound')} isAlert />
      </PageFrame>
    )
  if ('failure' in opened)
    return (
      <PageFrame title={title} width={width}>
        <PageNotice text={t('page.failed')} isAlert>
          <Button onClick={() => setTurn((before) => before + 1)}>{t('leave.again')}</Button>
        </PageNotice>
      </PageFrame>
    )
  return (
    <>
      {children(opened)}
      <VisitToasts toasts={opened.toasts} />
    </>
  )
}

/** S-34: in the colours of the channel, where it is known. */
function useLooks(opened: Opened | undefined): void {
  const theme = useTheme()
  const channel = typeof opened === 'object' && 'channel' in opened ? opened.channel : undefined
  useLayoutEffect(() => {
    if (channel) applyTokens(document.documentElement, appearanceTokens(channel, theme))
  }, [channel, theme])
}
