import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { limits } from '@foyer/core/timing.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { useText } from '../../text/TextProvider.tsx'
import { ScreenshotHelp } from './capture/ScreenshotHelp.tsx'
import { Composer } from './Composer.tsx'
import './composer.exhibit.css'
import { DropOverlay } from './tools/Tools.tsx'
import { PastePreview } from './paste/PastePreview.tsx'
import { drawing, WithUploads } from './sample-uploads.tsx'

const nothing = () => undefined
const robot: Partial<SessionState> = { mode: { name: 'robot' }, agent: undefined }
const text = 'The lid is cracked on the left side, see the picture.'
const longText = Array.from({ length: 9 }, (_, line) => `Line ${line + 1} of what happened.`).join('\n')
const noUploads = {
  ...defaultChannelConfig,
  imageButtonFlag: false,
  videoButtonFlag: false,
  fileButtonFlag: false,
} as const

function written(draft: string): Partial<SessionState> {
  return { draft: { text: draft, reported: '' } }
}

function Overlay() {
  return <DropOverlay text={useText()('upload.drop')} />
}

export default [
  { name: 'composer/robot', state: robot, view: () => <Composer /> },
  { name: 'composer/robot-text', state: { ...robot, ...written(text) }, view: () => <Composer /> },
  { name: 'composer/person', view: () => <Composer /> },
  { name: 'composer/person-text', state: written(text), view: () => <Composer /> },
  { name: 'composer/person-long', state: written(longText), view: () => <Composer /> },
  {
    name: 'composer/almost-full',
    state: written('a'.repeat(limits.messageLength - 20)),
    view: () => <Composer />,
  },
  { name: 'composer/no-uploads', state: { channel: noUploads }, view: () => <Composer /> },
  {
    name: 'composer/focus',
    state: written('Hello'),
    press: ['#composer-field'],
    view: () => <Composer />,
  },
  {
    name: 'composer/uploads',
    about: 'refused, interrupted, on its way, and waiting',
    view: () => <WithUploads names={['notes.exe', 'kettle-in-the-kitchen.mp4', 'lid.png', 'invoice.pdf']} />,
  },
  { name: 'composer/upload', view: () => <WithUploads names={['lid.png']} /> },
  {
    name: 'composer/emoji',
    place: 'over',
    press: ['[aria-expanded]'],
    view: () => (
      <div className="composer-at-the-end">
        <Composer />
      </div>
    ),
  },
  {
    name: 'composer/paste-preview',
    place: 'over',
    view: () => <PastePreview pictures={[drawing('image.png')]} onSend={nothing} onClose={nothing} />,
  },
  {
    name: 'composer/paste-preview-two',
    place: 'over',
    view: () => (
      <PastePreview pictures={[drawing('a.png'), drawing('b.png')]} onSend={nothing} onClose={nothing} />
    ),
  },
  { name: 'composer/capture', place: 'over', view: () => <ScreenshotHelp onClose={nothing} /> },
  { name: 'composer/drop', place: 'over', view: () => <Overlay /> },
] satisfies Exhibit[]
