import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { StrictMode, Suspense, useState } from 'react'
import { ChatProvider } from '../../src/session/ChatContext.tsx'
import type { LocaleStore } from '../../src/session/locale-store.ts'
import { TextProvider } from '../../src/text/TextProvider.tsx'
import type { Controls } from '../controls.ts'
import type { Exhibit } from '../exhibit.ts'
import { baseState } from './base-state.ts'
import { CatchBroken } from './Broken.tsx'
import { ControlsProvider } from './ControlsContext.tsx'
import { createLiveChat, createStillChat } from './create-still-chat.ts'
import { Stage } from './Stage.tsx'

type StagePageProps = { exhibit: Exhibit; locale: LocaleStore; controls: Controls }

export function StagePage({ exhibit, locale, controls }: StagePageProps) {
  const createChat = controls.isLive ? createLiveChat : createStillChat
  const [chat] = useState(() =>
    createChat({ state: stateOf(exhibit), search: exhibit.search ?? '', tell: tellShell }),
  )
  return (
    <StrictMode>
      <CatchBroken>
        <ControlsProvider value={controls}>
          <TextProvider locale={locale}>
            <ChatProvider value={chat}>
              <Suspense>
                <Stage {...exhibit} />
              </Suspense>
            </ChatProvider>
          </TextProvider>
        </ControlsProvider>
      </CatchBroken>
    </StrictMode>
  )
}

function stateOf({ state = {} }: Exhibit): SessionState {
  return typeof state === 'function' ? state(baseState) : { ...baseState, ...state }
}

/** What was pressed is shown by the tools around this frame. */
function tellShell(event: SessionEvent): void {
  if (window.parent !== window) window.parent.postMessage({ dispatched: event }, location.origin)
}
