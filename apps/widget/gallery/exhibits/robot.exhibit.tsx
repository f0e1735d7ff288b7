import { robotRatings } from '@foyer/contract/codes.ts'
import { robotNotes } from '@foyer/core/robot/notes.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { Fragment } from 'react'
import type { Exhibit } from '../exhibit.ts'
import { exampleOf } from './example-of.ts'
import { wireRow } from './message-row.tsx'

const answer = { ...exampleOf('rich'), senderType: 3, senderName: 'Harbour helper', docId: 'd1' }
const referenceFile = [
  { referenceFileName: 'Returns and refunds.pdf', referenceFileUrl: '/files/demo/returns.pdf' },
  {
    referenceFileName: 'A very long name of a document about everything.docx',
    referenceFileUrl: '/files/demo/x.docx',
  },
]
const suggestList = [
  { question: 'Where is my order?', docId: 'd2', score: 0.8 },
  {
    question: 'How long may I wait before I send something back that I do not like after all?',
    docId: 'd3',
    score: 0.7,
  },
]

/** The way to a person is offered while the robot answers. */
const withRobot: Partial<SessionState> = { mode: { name: 'robot' }, agent: undefined }

/** What only the robot's messages carry. */
export default [
  { name: 'robot/undecided', state: withRobot, view: () => wireRow({ ...answer, showTransferBtn: 1 }) },
  { name: 'robot/liked', view: () => wireRow({ ...answer, disabled: robotRatings.liked }) },
  {
    name: 'robot/disliked',
    state: withRobot,
    view: () => wireRow({ ...answer, disabled: robotRatings.disliked, showTransferBtn: 1 }),
  },
  { name: 'robot/no-thumbs', view: () => wireRow({ ...answer, disabled: robotRatings.hidden }) },
  { name: 'robot/references', view: () => wireRow({ ...answer, referenceFile }) },
  { name: 'robot/suggestions', view: () => wireRow({ ...answer, suggestList }) },
  {
    name: 'robot/everything',
    state: withRobot,
    view: () => wireRow({ ...answer, referenceFile, suggestList, showTransferBtn: 1, replyMsg: 'Returns?' }),
  },
  {
    name: 'robot/own-words',
    about: 'what it says in its own name',
    view: () =>
      Object.values(robotNotes).map((msgContent) => (
        <Fragment key={msgContent}>{wireRow({ senderType: 3, senderName: '', msgContent })}</Fragment>
      )),
  },
  {
    name: 'robot/ended',
    about: 'nothing can be asked any more',
    state: { mode: { name: 'ended', reason: 'ended' } },
    view: () => wireRow({ ...answer, suggestList, showTransferBtn: 1 }),
  },
] satisfies Exhibit[]
