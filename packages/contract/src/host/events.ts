import { z } from 'zod'
import { maxPreviewPx } from './commands.ts'

const event = <const N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.object({ name: z.literal(name), ...shape })

/** Why something did not happen; a word for programs, not for people. */
export const hostFailures = ['refused', 'invalid', 'tooMany', 'notReady', 'unavailable', 'destroyed'] as const
export type HostFailure = (typeof hostFailures)[number]

/**
 * Events of the conversation for the site's page. They contain no message text, because any script on the
 * page could read it.
 */
export const HostEvent = z.discriminatedUnion('name', [
  event('ready', {}),
  event('open', {}),
  event('close', {}),
  event('unread', { count: z.int().min(0) }),
  event('message', { id: z.string(), from: z.enum(['agent', 'robot', 'system']) }),
  event('message:sent', { id: z.string() }),
  event('conversation:start', {}),
  event('conversation:end', { by: z.enum(['visitor', 'agent', 'silence', 'other']) }),
  event('agent:join', { agent: z.string() }),
  event('agent:leave', { agent: z.string() }),
  /** 0: no longer waiting. */
  event('queue', { position: z.int().min(0) }),
  /** Whether a person can be asked for: when the chat has come, and when asking shows otherwise. */
  event('availability', { isOpen: z.boolean() }),
  event('form:submit', {}),
  event('leave-message:submit', { as: z.enum(['message', 'ticket']) }),
  event('rating:submit', { star: z.int().min(0).max(5) }),
  event('robot:feedback', { isUseful: z.boolean() }),
  event('identity', { isVerified: z.boolean() }),
  event('error', { reason: z.enum(hostFailures) }),
])
export type HostEvent = z.infer<typeof HostEvent>
export type HostEventName = HostEvent['name']

/** Results of `get`. */
export type HostReadings = {
  state: { isReady: boolean; isOpen: boolean; isWithAgent: boolean; hasEnded: boolean }
  unread: number
  /** 0: not waiting. */
  queue: number
  visitor: { isVerified: boolean }
}

/** From the frame to the loader, through their port. */
export const FrameAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('done'), id: z.int(), value: z.unknown() }),
  z.object({ type: z.literal('failed'), id: z.int(), reason: z.enum(hostFailures) }),
  z.object({ type: z.literal('event'), event: HostEvent }),
  /** The visitor pressed the frame's own close button, or Escape in it. */
  z.object({ type: z.literal('close') }),
  /** A conversation is under way, or no longer: the next page of the site resumes it. */
  z.object({ type: z.literal('conversation'), isOpen: z.boolean() }),
  /** The frame shows a preview of the newest message in its lowest pixels; 0: no more. */
  z.object({ type: z.literal('preview'), height: z.int().min(0).max(maxPreviewPx) }),
  /** The visitor pressed the preview. */
  z.object({ type: z.literal('open') }),
])
export type FrameAnswer = z.infer<typeof FrameAnswer>
