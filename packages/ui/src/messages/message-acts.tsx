import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import type { Asked } from '@foyer/core/robot/asked.ts'
import { createContext, useContext } from 'react'

/** Actions of a reader on a message. The app performs them; the views only know which are available. */
export type MessageActs = {
  /** A question, suggestion or button was chosen: asked as the visitor's own words. */
  ask: (question: string, asked: Asked) => void
  /** T-04: once, up or down. */
  rate: (message: Message, useful: boolean) => void
  transfer: () => void
  /** T-01: `locked` for a while after it was pressed, `gone` where there is no robot to leave. */
  transferState: 'open' | 'locked' | 'gone'
  submitForm: (message: Message, fields: readonly FormField[]) => void
  formStatus: (msgId: string) => 'open' | 'sending' | 'failed'
  /** False once the chat has ended: buttons are shown, but disabled. */
  canAsk: boolean
  /** The channel's formCheckMode: a form whose required fields are empty is not sent. */
  checksForms: boolean
  /** S-37: the address of the page of a help document. */
  documentPage: (docId: string) => string
  /** The channel's commentDocMode. */
  canRate: boolean
}

const ActsContext = createContext<MessageActs | undefined>(undefined)

export const MessageActsProvider = ActsContext.Provider

/** Undefined at the desk, where messages are only read. */
export function useMessageActs(): MessageActs | undefined {
  return useContext(ActsContext)
}
