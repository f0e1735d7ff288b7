import type { Generated, JSONColumnType } from 'kysely'
import type { CallDevices } from '@foyer/contract/calls/call.ts'
import type { CallEnd, CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'

export type CallTables = {
  calls: {
    tenant_id: number
    id: string
    thread_id: number
    agent_id: number
    started_by: CallSide
    video_type: VideoType
    status: Generated<'ringing' | 'accepted' | 'ended'>
    reason: CallEnd | null
    ended_by: CallSide | 'system' | null
    started_at: Generated<Date>
    accepted_at: Date | null
    ended_at: Date | null
    visitor_leg: Generated<string>
    agent_leg: Generated<string>
    visitor_seen_at: Generated<Date>
    agent_seen_at: Generated<Date>
    devices: JSONColumnType<Record<CallSide, CallDevices>, string | undefined>
    last_signal: Generated<number>
  }
  call_signals: {
    tenant_id: number
    call_id: string
    n: number
    from_leg: string
    to_leg: string
    signal: JSONColumnType<CallSignal>
  }
}
