import type { SessionState, Tip } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { Composer } from '../composer/Composer.tsx'
import { Suggestions } from './Suggestions.tsx'

const robot: Partial<SessionState> = { mode: { name: 'robot' }, agent: undefined }

function tip(tips: string, docId: string): Tip {
  return { tips, question: tips.replaceAll(/<\/?em>/g, ''), docId, score: 0.9 }
}

const tips = [
  tip('How do I <em>return</em> something?', 'd7'),
  tip(
    'What does a <em>return</em> cost when the parcel was damaged on its way and I want another one?',
    'd8',
  ),
  tip('Can I <em>return</em> a gift?', 'd9'),
]

function view() {
  return (
    <>
      <Suggestions />
      <Composer />
    </>
  )
}

export default [
  { name: 'tips/list', state: { ...robot, tips, draft: { text: 'return', reported: '' } }, view },
] satisfies Exhibit[]
