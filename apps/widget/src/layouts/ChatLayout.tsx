import { chooseLayout, type LayoutName } from '../rules/layout/choose-layout.ts'
import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useSyncExternalStore, type ComponentType, useLayoutEffect } from 'react'
import { useAppearance } from '../appearance/use-appearance.ts'
import { isLow, roomOf } from '../appearance/room.ts'
import { useChat } from '../session/ChatContext.tsx'
import './bottom.css'
import { DesktopLayout } from './desktop.tsx'
import './ChatLayout.css'
import type { Part, Slot as SlotName } from './parts.ts'
import { Slot } from './Slot.tsx'
import './low.css'

const placement = {
  header: 'top',
  notice: 'top',
  connection: 'top',
  call: 'top',
  background: 'body',
  timeline: 'body',
  queue: 'bottom',
  transfer: 'bottom',
  quickMenu: 'bottom',
  tips: 'bottom',
  composer: 'bottom',
  closed: 'bottom',
  sidePanel: 'nowhere',
  preChat: 'over',
  groups: 'over',
  evaluation: 'over',
  leave: 'over',
  linkedPages: 'over',
  signIn: 'over',
  toasts: 'over',
} satisfies Record<Part, SlotName>

export function MobileLayout() {
  return (
    <>
      <main className="mobile">
        <Slot name="top" placement={placement} />
        <div className="mobile-body">
          <Slot name="body" placement={placement} />
        </div>
        <footer className="mobile-bottom">
          <Slot name="bottom" placement={placement} />
        </footer>
      </main>
      <Slot name="over" placement={placement} />
    </>
  )
}

/**
 * An on-screen keyboard covers the page without making it smaller (iOS): the layout takes its height from
 * `--foyer-viewport-height` and its place from `--foyer-viewport-top`, and without them from the window. In a frame that
 * is for the page around it to see to: it alone knows what is covered. `data-low` says that there is little height, in
 * whichever way: then the conversation comes before everything else (low.css).
 */
function useViewportHeight(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    const isFramed = window.parent !== window
    const root = document.documentElement
    function follow(): void {
      const room = view && !isFramed ? roomOf(view, window.innerHeight) : undefined
      root.style.setProperty('--foyer-viewport-height', room ? `${room.height}px` : '')
      root.style.setProperty('--foyer-viewport-top', room ? `${room.top}px` : '')
      root.toggleAttribute('data-low', isLow(room?.height ?? window.innerHeight))
    }
    follow()
    const heard = new AbortController()
    window.addEventListener('resize', follow, heard)
    view?.addEventListener('resize', follow, heard)
    view?.addEventListener('scroll', follow, heard)
    return () => heard.abort()
  }, [])
}

const usePreview = lazyValue(async () => import('../preview/Preview.tsx'))

const layouts = { desktop: DesktopLayout, mobile: MobileLayout } satisfies Record<LayoutName, ComponentType>

export function ChatLayout() {
  return useChat().params.isPreview ? <LatePreview /> : <Placed />
}

function LatePreview() {
  const part = usePreview()
  return part && <part.Preview Placed={Placed} />
}

/** S-04: the only place that lays out by the viewport. The preview may name another layout. */
function Placed({ layout }: { layout?: LayoutName | undefined }) {
  useAppearance()
  useViewportHeight()
  const current = useSyncExternalStore(onResize, currentLayout)
  const Layout = layouts[layout ?? current]
  return <Layout />
}

function onResize(listener: () => void): () => void {
  const heard = new AbortController()
  window.addEventListener('resize', listener, heard)
  return () => heard.abort()
}

function currentLayout(): LayoutName {
  return chooseLayout(navigator.userAgent, window.innerWidth)
}
