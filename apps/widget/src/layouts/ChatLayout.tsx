import { chooseLayout, type LayoutName } from '@foyer/core/layout/choose-layout.ts'
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { useAppearance } from '../appearance/use-appearance.ts'
import { useViewportHeight } from '../appearance/use-viewport-height.ts'
import { useChat } from '../session/ChatContext.tsx'
import './bottom.css'
import { DesktopLayout } from './desktop.tsx'
import { MobileLayout } from './mobile.tsx'
import './low.css'

const Preview = lazy(async () => ({ default: (await import('../appearance/Preview.tsx')).Preview }))

const layouts = { desktop: DesktopLayout, mobile: MobileLayout } satisfies Record<LayoutName, ComponentType>

export function ChatLayout() {
  const { isPreview } = useChat().params
  if (!isPreview) return <Placed />
  return (
    <Suspense>
      <Preview>
        <Placed />
      </Preview>
    </Suspense>
  )
}

/** S-04: the only place that lays out by the viewport. */
function Placed() {
  useAppearance()
  useViewportHeight()
  const Layout = layouts[useSyncExternalStore(onResize, currentLayout)]
  return <Layout />
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function currentLayout(): LayoutName {
  return chooseLayout(navigator.userAgent, window.innerWidth)
}
