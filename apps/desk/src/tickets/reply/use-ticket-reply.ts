import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ticketStatuses, type TicketStatus } from '@foyer/contract/codes.ts'
import type { DeskTicket } from '@foyer/contract/desk/tickets.ts'
import { limits } from '@foyer/core/timing.ts'
import { checkReply } from '../../rules/composer/check-reply.ts'
import { useReplyState } from '../../composer/reply-context.tsx'
import { useSensitiveWords } from '../../composer/use-sensitive-words.ts'
import { sensitiveWordsKey } from '../../platform/query-keys.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useTicketActions } from '../use-ticket-actions.ts'
import { useTicketUploads } from './ticket-uploads.ts'

/** Names what is sent: the same words again, after an answer that was lost, have the same name and are stored once. */
export function createReplyAttempts(newId: () => string) {
  let last: { body: string; id: string } | undefined
  return {
    idFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (last?.body !== text) last = { body: text, id: newId() }
      return last.id
    },
    /** It arrived: the same words again are meant twice. */
    arrived: (): void => {
      last = undefined
    },
  }
}

/** The reply or note under one's hands: kept as a draft with every key, gone once it is stored. */
export function useTicketReply({ ticketId }: DeskTicket) {
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const findWords = useSensitiveWords()
  const { mode, text, setText } = useReplyState()
  const { kept } = useTicketActions(ticketId)
  const uploads = useTicketUploads(ticketId, mode)
  const [attempts] = useState(() => createReplyAttempts(() => crypto.randomUUID()))
  const [isSending, setSending] = useState(false)
  /** A reply that its writer is asked about, and what the ticket is to become with it. */
  const [doubt, setDoubt] = useState<{ status: TicketStatus | undefined }>()
  const isWhole = text.trim() !== '' && text.length <= limits.messageLength

  function send(status?: TicketStatus): void {
    if (!canSend) return
    const isDoubtful = mode === 'reply' && checkReply(text.trim(), findWords).length > 0
    if (isDoubtful) setDoubt({ status })
    else void post(status, false)
  }

  async function post(status: TicketStatus | undefined, insists: boolean): Promise<void> {
    const body = {
      ticketId,
      isInternal: mode === 'note',
      content: text.trim(),
      files: uploads.files.map(({ url }) => url),
      ...(status && { status: ticketStatuses[status] }),
    }
    setSending(true)
    const insist = insists && ({ insist: 1 } as const)
    const result = await client.replyTicket({ ...body, ...insist, id: attempts.idFor(body) })
    // The list is newer than ours: with the new one the agent is asked.
    if (!result.ok && result.kind === 'refused' && result.error === 'message.sensitive')
      await queryClient.invalidateQueries({ queryKey: sensitiveWordsKey(agent.adminId) })
    const isStored = await kept(result)
    setSending(false)
    if (!isStored) return
    attempts.arrived()
    uploads.clear()
    setText('')
  }

  // A file that is still on its way would be left behind.
  const canSend = isWhole && !isSending && !uploads.uploads.some(({ phase }) => phase.name !== 'failed')
  const check = {
    text: text.trim(),
    concerns: doubt ? checkReply(text.trim(), findWords) : [],
    onAnswer: (isMeant: boolean): void => {
      setDoubt(undefined)
      if (isMeant) void post(doubt?.status, true)
    },
  }
  return { canSend, isSending, send, uploads, check }
}
