import { Loader, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode, useEffect } from 'react'
import { unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey } from '../platform/query-keys.ts'
import { LiveDesk } from './LiveDesk.tsx'
import { PageFailed } from '../ui/PlainPages.tsx'
import { CallsProvider } from '../calls/calls-context.tsx'
import { useCallsPart } from '../calls/use-calls-part.ts'
import { changeUi, useUi, useUiState } from '../ui/ui-state.tsx'
import { useText } from '../text/text-context.tsx'
import { ShortcutList } from '../keys/ShortcutList.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useInboxQuery } from '../live/use-live-queries.ts'
import { needsMe } from '../live/needs-me.ts'
import mark from '../ui/mark.svg'
import { useNotifications } from '../notifications/use-notifications.ts'
import './Root.css'
import { PaletteBody } from '../palette/PaletteBody.tsx'
import { useCommands } from '../palette/use-commands.ts'
import { TwoFactorNotice } from '../two-factor/TwoFactorNotice.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { NavRail } from './NavRail.tsx'
import './Shell.css'

/** The browser's tab says how many conversations need this agent. */
function useCountInTab(): void {
  const t = useText()
  const count = useDeskState(needsMe)
  useEffect(() => {
    document.title = count > 0 ? t('desk.titleWaiting', { count }) : t('desk.title')
  }, [t, count])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = faviconOf(count)
  }, [count])
}

/** The mark of the page with a number on it; the bare mark for none. */
function faviconOf(count: number): string {
  if (count <= 0) return mark
  const text = count > 99 ? '99' : String(count)
  const size = text.length > 1 ? 17 : 21
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="8" fill="#b42318"/>' +
    `<text x="16" y="${16 + size * 0.36}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" fill="#fff">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Everything by a few letters: commands, and conversations. */
function Palette() {
  const t = useText()
  const ui = useUi()
  const isOpen = useUiState((state) => state.overlay === 'palette')
  const close = (): void => changeUi(ui, { overlay: undefined })
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      centered={false}
      padding={0}
      size={560}
      // At once: the next key belongs to it.
      transitionProps={{ duration: 0 }}
      // Its body does, before a command runs: what a command moves to must not lose the focus again.
      returnFocus={false}
      attributes={{ content: { 'aria-label': t('palette.title') } }}
    >
      <PaletteBody onClose={close} />
    </Modal>
  )
}

function HelpDialog() {
  const t = useText()
  const ui = useUi()
  const isOpen = useUiState((state) => state.overlay === 'help')
  return (
    <Modal
      opened={isOpen}
      onClose={() => changeUi(ui, { overlay: undefined })}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <ShortcutList />
    </Modal>
  )
}

const EnrolPage = lazy(async () => ({ default: (await import('../two-factor/EnrolPage.tsx')).EnrolPage }))
const SignInPage = lazy(async () => ({ default: (await import('../account/SignInPage.tsx')).SignInPage }))

/** Pages that have no frame of the desk around them, and decide themselves who sees them. */
const bare = /^\/(?:setup|join|forgot|reset|sso\/[^/]+)$/

/** Nobody comes past here without a session; the address stays, so that signing in leads to where one was. */
export function Root() {
  const { client } = useConnection()
  const isBare = useLocation({ select: ({ pathname }) => bare.test(pathname) })
  const {
    data: agent,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: agentKey,
    queryFn: async () => {
      const result = await client.whoAmI({})
      return !result.ok && result.kind === 'refused' && result.http === 401 ? null : unwrap(result).agent
    },
    // Coming back to the page is the stream's business.
    refetchOnWindowFocus: false,
  })
  if (isPending) return <Loader className="desk-loader" size="sm" />
  if (error && agent === undefined) return <PageFailed onAgain={() => void refetch()} />
  if (isBare)
    return (
      <Suspense fallback={<Loader className="desk-loader" size="sm" />}>
        <Outlet />
      </Suspense>
    )
  if (!agent)
    return (
      <Suspense fallback={<Loader className="desk-loader" size="sm" />}>
        <SignInPage />
      </Suspense>
    )
  if (agent.twoFactor?.isOverdue)
    return (
      <Suspense fallback={<Loader className="desk-loader" size="sm" />}>
        <EnrolPage agent={agent} />
      </Suspense>
    )
  return (
    <LiveDesk key={agent.adminId} agent={agent}>
      <Shell>
        <Outlet />
      </Shell>
    </LiveDesk>
  )
}

/** The frame around every page: the rail, the keys, the signals, and what there is to say about the connection. */
function Shell({ children }: { children: ReactNode }) {
  const { byName } = useCommands()
  useShortcuts((name) => byName[name]())
  // On every page: sounds, notifications and counts need the lists.
  useInboxQuery({ keeps: true })
  useCountInTab()
  const isOursToRing = useNotifications()
  const part = useCallsPart(useDesk())
  return (
    <div className="desk-shell">
      <NavRail />
      <div className="desk-page">
        <ConnectionNotice />
        <TwoFactorNotice />
        {part && <part.View calls={part.calls} isOursToRing={isOursToRing} />}
        <CallsProvider value={part?.calls}>{children}</CallsProvider>
      </div>
      <Palette />
      <HelpDialog />
    </div>
  )
}
