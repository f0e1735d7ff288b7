import './desktop.css'
import type { Part, Slot as SlotName } from './parts.ts'
import { Slot } from './Slot.tsx'

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
  sidePanel: 'side',
  preChat: 'over',
  groups: 'over',
  evaluation: 'over',
  leave: 'over',
  linkedPages: 'over',
  signIn: 'over',
  toasts: 'over',
} satisfies Record<Part, SlotName>

export function DesktopLayout() {
  return (
    <div className="desktop">
      <div className="desktop-window">
        <main className="desktop-chat">
          <Slot name="top" placement={placement} />
          <div className="desktop-body">
            <Slot name="body" placement={placement} />
          </div>
          <footer className="desktop-bottom">
            <Slot name="bottom" placement={placement} />
          </footer>
        </main>
        <Slot name="side" placement={placement} />
      </div>
      <Slot name="over" placement={placement} />
    </div>
  )
}
