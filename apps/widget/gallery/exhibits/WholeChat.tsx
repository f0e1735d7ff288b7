import type { LayoutName } from '../../src/rules/layout/choose-layout.ts'
import type { ComponentType } from 'react'
import { DesktopLayout } from '../../src/layouts/desktop.tsx'
import { MobileLayout } from '../../src/layouts/ChatLayout.tsx'
import { useControls } from '../stage/ControlsContext.tsx'

const layouts = { desktop: DesktopLayout, mobile: MobileLayout } satisfies Record<LayoutName, ComponentType>

/** The page as the visitor has it, in the chosen layout whatever the browser is. */
export function WholeChat() {
  const Layout = layouts[useControls().layout]
  return <Layout />
}
