import { canWrite } from '@foyer/core/session/selectors.ts'
import type { Command } from '../host.ts'

/** The thing that the visitor asks about, as a message of theirs. */
export const card: Command<'card'> = ({ card: given }, { chat: { session }, newId, now }) => {
  if (!canWrite(session.getSnapshot())) return 'unavailable'
  const { title, desc = '', picture = '', price = '', url = '' } = given
  const content = {
    kind: 'goods',
    imgUrl: picture,
    title,
    describe: desc,
    label: price,
    fromUrl: url,
  } as const
  const id = newId()
  session.dispatch({ type: 'contentSent', id, content, at: now() })
  return { value: { id } }
}
