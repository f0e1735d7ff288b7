import type { Exhibit } from '../../../gallery/exhibit.ts'
import { itemRow } from '../../../gallery/exhibits/message-row.tsx'
import { nowMs } from '../../../gallery/stage/conversation.ts'

const beginning = '<p>You may return everything within <b>30 days</b>'
const htmls = {
  'growing/first-words': '<p>You may</p>',
  'growing/half-way': `${beginning}:</p><ul><li>unused,</li><li>in the box that it</li></ul>`,
}

/** T-03: an answer while a model writes it. */
export default Object.entries(htmls).map(([name, html]) => ({
  name,
  state: { mode: { name: 'robot' } },
  view: () => itemRow({ type: 'growing', key: name, at: nowMs, answer: { id: name, html, at: nowMs } }),
})) satisfies Exhibit[]
