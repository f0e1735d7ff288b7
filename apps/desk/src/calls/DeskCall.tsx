import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { CallLayer } from '@foyer/calls/view/CallLayer.tsx'
import { useStore } from '@foyer/ui/use-store.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { rowOf } from '../state/inbox/inbox.ts'
import { relationOf } from '../state/inbox/relation.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { notificationSettings } from '../notifications/notification-settings.ts'
import { playSound } from '../notifications/sound.ts'
import { useText } from '../text/text-context.tsx'
import { useLanguage } from '../text/use-times.ts'
import type { DeskCalls } from './create-desk-calls.ts'

type DeskCallProps = { calls: DeskCalls; isOursToRing: () => boolean }

/** The call of this desk, over whatever page is open. Of several tabs one makes the sound. */
export function DeskCall({ calls, isOursToRing }: DeskCallProps) {
  const t = useText()
  const { phase } = useStore(calls.session)
  const threadId = calls.threadId()
  const row = useDeskState(({ inbox }) => (threadId === undefined ? undefined : rowOf(inbox, threadId)))
  const isMine = useDeskState(({ me }) => row !== undefined && relationOf(row, me) === 'mine')
  useGoToThread(phase, threadId)
  const ring = useCallback(() => {
    if (isOursToRing() && notificationSettings.get().isSoundOn)
      void playSound().catch(() => ignoreExpected('the browser refuses sound'))
  }, [isOursToRing])
  return (
    <CallLayer
      session={calls.session}
      door={calls.door}
      side="agent"
      language={useLanguage()}
      other={{ name: row?.userName || t('visitor.unnamed'), face: '' }}
      ring={ring}
      canCall={isMine}
    />
  )
}

/** Answering opens the conversation beside the call. */
function useGoToThread(phase: string, threadId: string | undefined): void {
  const navigate = useNavigate()
  const before = useRef(phase)
  useEffect(() => {
    const wasRinging = before.current === 'ringing'
    before.current = phase
    if (wasRinging && phase === 'connecting' && threadId)
      void navigate({ to: '/inbox/$threadId', params: { threadId } })
  }, [phase, threadId, navigate])
}
