import {
  ownDataRequestExample,
  waitingExample,
  type OwnDataRequest,
} from '@foyer/contract/my-data/data-request.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { ErasedDialog } from '../sign-in/SignInDialog.tsx'
import type { MyDataState } from './create-my-data.ts'
import { DeleteQuestion } from './MyDataView.tsx'
import { MyDataSheetOf } from './MyDataSheet.tsx'

const noop = () => undefined
const erasure: OwnDataRequest = { ...waitingExample, requestId: 'e1', kind: 'erasure' }
const all: OwnDataRequest[] = [
  { ...erasure, state: 'unconfirmed' },
  ownDataRequestExample,
  { ...waitingExample, requestId: 'r1', state: 'failed' },
  { ...waitingExample, requestId: 'r2', state: 'expired' },
]

const nothing: MyDataState = { requests: [], mailTo: '', latestId: '', isAsking: false, hasFailed: false }

function Shown(state: Partial<MyDataState>) {
  const data: MyDataState = { ...nothing, ...state }
  const myData = { get: () => data, subscribe: () => noop, start: noop, stop: noop, ask: noop }
  return <MyDataSheetOf myData={myData} onClose={noop} />
}

const over = { place: 'over' } as const

export default [
  { name: 'my-data/first', ...over, view: () => <Shown /> },
  { name: 'my-data/opening', ...over, view: () => <Shown requests={undefined} /> },
  { name: 'my-data/failed', ...over, view: () => <Shown requests={undefined} hasFailed /> },
  {
    name: 'my-data/mail-sent',
    about: 'with a request in every state but done erasures, which nobody can see',
    ...over,
    view: () => <Shown requests={all} latestId="e1" mailTo="s…@shop.example" />,
  },
  {
    name: 'my-data/preparing',
    ...over,
    view: () => <Shown requests={[waitingExample]} latestId={waitingExample.requestId} />,
  },
  {
    name: 'my-data/ready',
    ...over,
    view: () => <Shown requests={[ownDataRequestExample]} latestId={ownDataRequestExample.requestId} />,
  },
  { name: 'my-data/deleting', ...over, view: () => <Shown requests={[erasure]} latestId="e1" /> },
  { name: 'my-data/question', ...over, view: () => <DeleteQuestion onDelete={noop} onClose={noop} /> },
  { name: 'my-data/deleted', ...over, view: () => <ErasedDialog onAgain={noop} onStay={noop} /> },
] satisfies Exhibit[]
