import { worldDeps } from './world.ts'

/** Somebody sees to all that was left in a channel. */
export async function handleLeftMessages(
  channelId: string,
  { by, remark }: { by: string; remark: string },
): Promise<void> {
  const { db, channels, clock } = await worldDeps()
  const channel = await channels.find(channelId)
  await db
    .updateTable('left_messages')
    .set({ is_handled: true, updated_at: clock.now(), updated_by: by, remark })
    .where('channel_id', '=', channel?.id ?? 0)
    .execute()
}
