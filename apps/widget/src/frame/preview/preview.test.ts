import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import { timing } from '@foyer/core/timing.ts'
import { expect, it } from 'vitest'
import { rig, settled, type Rig } from '../frame-rig.testkit.ts'

function says({ chat }: Rig, seq: number): void {
  chat.session.dispatch({ type: 'received', event: messageEvent(seq), at: seq })
}

const previews = ({ surface }: Rig) => surface.filter((act) => act.startsWith('preview'))

it('a message while the panel is closed is previewed in the frame; the page learns its height only', async () => {
  const frame = rig()
  const loader = frame.knock()
  says(frame, 2)
  says(frame, 3)
  expect(previews(frame)).toEqual(['preview t.2', 'preview t.3'])
  expect(await loader.heard()).toContainEqual({ type: 'preview', height: 90 })
  expect(JSON.stringify(await loader.heard())).not.toContain('message 3')
})

it('a press opens the chat, which takes the preview away', async () => {
  const frame = rig()
  const loader = frame.knock()
  says(frame, 2)
  frame.preview.acts?.onOpen()
  expect(await loader.heard()).toContainEqual({ type: 'open' })
  await loader.ask({ do: 'shown', isShown: true })
  expect(previews(frame)).toEqual(['preview t.2', 'preview none'])
  says(frame, 3)
  expect(previews(frame)).toHaveLength(2)
})

it('dismissed, it does not come back on the next page; the next message does', async () => {
  const frame = rig()
  frame.knock()
  says(frame, 2)
  frame.preview.acts?.onDismiss()
  expect(previews(frame)).toEqual(['preview t.2', 'preview none'])
  expect(frame.store.get('demo&dismissed')).toEqual({
    userId: frame.driver.state.visitor?.userId,
    seq: 2,
  })
  says(frame, 3)
  await settled()
  expect(previews(frame).at(-1)).toBe('preview t.3')
})

it('what another visitor dismissed, or one of long ago, is nobody’s mark', () => {
  const frame = rig()
  frame.knock()
  frame.store.set('demo&dismissed', { userId: 'somebody else', seq: 40 })
  says(frame, 2)
  expect(previews(frame)).toEqual(['preview t.2'])
  frame.preview.acts?.onDismiss()
  frame.clock.now += timing.userIdLifetimeMs
  expect(frame.store.get('demo&dismissed')).toBeUndefined()
})

it('whoever touches the preview has not opened the chat', () => {
  const frame = rig()
  frame.knock()
  says(frame, 2)
  frame.bridge.onTouched()
  expect(frame.driver.state.attention).toMatchObject({ isVisible: false, unread: 1 })
})

it('without a loader around nothing is drawn', () => {
  const frame = rig()
  says(frame, 2)
  expect(previews(frame)).toEqual([])
})
