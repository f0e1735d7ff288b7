/** Each number table of the wire, once. Past the codecs only the names on the left are used. */
export const senderTypes = { visitor: 1, agent: 2, robot: 3, system: 4 } as const
export type Sender = keyof typeof senderTypes

export const sessionStatuses = { ended: 0, noAgent: 1, withAgent: 2, queued: 3 } as const
export type SessionStatus = keyof typeof sessionStatuses

/** `msgType` of plain text, the one kind that the first screen needs; the others are with their codecs. */
export const textMsgType = 1

export const eventTypes = {
  accepted: 1200,
  message: 1201,
  closed: 1202,
  ratingInvited: 1203,
  typing: 1204,
  recalled: 1205,
  call: 1207,
  failed: 1208,
} as const
export type EventKind = keyof typeof eventTypes

/** `outType` of a closed event: who or what ended the session. `ended` is the visitor; `idle`, that nothing happened for a day. */
export const outTypes = { ended: 0, visitorTimeout: 1, agent: 2, newWindow: 3, idle: 4 } as const
export type CloseReason = keyof typeof outTypes

export const transferStatuses = { noAgent: 1, connected: 2, queued: 3, failed: 4, offHours: 5 } as const
export type TransferStatus = keyof typeof transferStatuses

export const receiveModes = { robot: 0, humanFirst: 1, robotGuide: 2, humanOnly: 3 } as const
export type ReceiveMode = keyof typeof receiveModes

export const menuTypes = {
  ask: 0,
  transfer: 1,
  close: 3,
  evaluate: 4,
  leaveMessage: 5,
  link: 6,
  answer: 7,
} as const
export type MenuKind = keyof typeof menuTypes

export const fieldTypes = {
  text: 1,
  multiline: 2,
  date: 3,
  dateTime: 4,
  number: 5,
  select: 6,
  radio: 7,
  checkbox: 8,
  cascader: 9,
} as const
export type FieldKind = keyof typeof fieldTypes

export const ticketStatuses = {
  open: 0,
  accepted: 1,
  waiting: 2,
  resolved: 3,
  closed: 5,
  archived: 99,
} as const
export type TicketStatus = keyof typeof ticketStatuses

export const ticketPriorities = { low: 0, medium: 1, high: 2, urgent: 3 } as const
export type TicketPriority = keyof typeof ticketPriorities

export const handleTypes = { public: 1, client: 2, internal: 3 } as const
export type HandleKind = keyof typeof handleTypes

export const robotRatings = { liked: 0, disliked: 1, hidden: 2 } as const
export type RobotRating = keyof typeof robotRatings

/** Result of a channel's leave-message screen: an offline message or a ticket. */
export const leaveMsgTypes = { message: 1, ticket: 2 } as const
export type LeaveMsgKind = keyof typeof leaveMsgTypes

/** How a FAQ or menu bar lays itself out. The spec names the numbers only; the reading is ours. */
export const faqShowTypes = { list: 1, tabs: 2, tiles: 3 } as const
export type FaqLayout = keyof typeof faqShowTypes

/** Content of a menu bar tile: questions, groups of questions, or a link. */
export const menubarTypes = { questions: 1, groups: 2, link: 3 } as const
export type TileKind = keyof typeof menubarTypes

/** `status` of a robotAsk answer: -1 hides the question and asks for a person, 0 reloads the page. */
export const robotStatuses = { transfer: -1, reload: 0, answered: 1 } as const
export type RobotStatus = keyof typeof robotStatuses

/** Whether agents are rated by stars or by a score; both have one row per level. */
export const evaluateModels = { stars: 1, scores: 2 } as const
export type EvaluateModel = keyof typeof evaluateModels

type Table = Readonly<Record<string, number>>
type NotText<C> = [Extract<C, string>] extends [never] ? unknown : never

/** The name of a wire number, or undefined when the table has no such number. A name does not compile: it is decoded. */
export function nameOf<T extends Table, C>(table: T, code: C & NotText<C>): keyof T | undefined {
  return Object.keys(table).find((name) => table[name] === code)
}
