import type { RobotRating, Sender } from '../codes.ts'
import type { MessageContent } from './content.ts'

/** A message as everything past the wire knows it. */
export type Message = {
  msgId: string
  seq: number
  /** The writer's own id, by which an optimistic copy meets its echo. */
  id: string
  sender: Sender
  senderName: string
  face: string
  at: number
  content: MessageContent
  translation: string
  quote: string
  recalled: boolean
  /** Written for agents only. Visitors never receive one. */
  internal: boolean
  sensitive: boolean
  /** Words of the tenant's list that stand in it; only agents receive them. */
  sensitiveWords?: readonly string[]
  robot?: RobotPart
}

/** Fields that only the robot's messages have. */
export type RobotPart = {
  docId: string
  rating: RobotRating | 'undecided'
  showTransfer: boolean
  suggestions: { question: string; docId: string; score: number }[]
  references: { name: string; url: string }[]
}
