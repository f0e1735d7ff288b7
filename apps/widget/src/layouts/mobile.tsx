import './mobile.css'
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
