import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { Message, RobotPart } from '@foyer/contract/messages/message.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type MessageActs, MessageActsProvider } from './message-acts.tsx'

export const robotPart: RobotPart = {
  docId: 'd7',
  rating: 'undecided',
  showTransfer: false,
  suggestions: [],
  references: [],
}

/** A chat that goes on, with ratings allowed. */
export const acts: MessageActs = {
  ask: () => undefined,
  rate: () => undefined,
  transfer: () => undefined,
  transferState: 'open',
  submitForm: () => undefined,
  formStatus: () => 'open',
  checksForms: false,
  canAsk: true,
  documentPage: (docId) => `/chat_online/question?docId=${docId}`,
  canRate: true,
}

export function messageOf(content: MessageContent, more: Partial<Message> = {}): Message {
  return { ...decodeMessage({ msgId: 'm1', senderType: 3, msgTime: 1 }), content, ...more }
}

/** As the visitor sees it. */
export function show(view: ReactNode, given = acts): string {
  return renderToStaticMarkup(<MessageActsProvider value={given}>{view}</MessageActsProvider>)
}

/** As an agent sees it: only to read. */
export function showAtDesk(view: ReactNode): string {
  return renderToStaticMarkup(view)
}

export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export function tagsOf(html: string): string[] {
  return html.match(/<[a-z][^>]*>/gi) ?? []
}

/** What no tag may hold, whatever the content was: a script, a frame, a handler, a foreign scheme. */
export function dangersIn(html: string): string[] {
  return tagsOf(html).filter(
    (tag) =>
      /^<(?:script|style|iframe|object|embed|math|base|meta)\b/i.test(tag) ||
      /\s(?:on\w+|style|srcdoc|formaction)=/i.test(tag.replace(/"[^"]*"/g, '""')) ||
      [...tag.matchAll(/\s(?:href|src)="([^"]*)"/gi)].some(([, url = '']) => !isHarmless(url)),
  )
}

function isHarmless(url: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/.test(url) || url.startsWith('data:image/png;base64,')
}
